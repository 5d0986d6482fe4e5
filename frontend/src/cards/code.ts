/** What a card's code says about its picture and its place in the hand. No rules: only names and order on the screen. */

export type Suit = 'c' | 's' | 'h' | 'd';
export type Rank = 'K' | 'Q' | 'C' | 'J' | number;
export type Face = { kind: 'trump'; number: number } | { kind: 'suit'; suit: Suit; rank: Rank };

const ROMAN = 'I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');
const SUIT_ORDER = ['h', 's', 'd', 'c'];
const COURT_ORDER = ['K', 'Q', 'C', 'J'];

export function faceOf(code: string): Face {
  const rank = code.slice(1);
  if (code.startsWith('t')) return { kind: 'trump', number: Number(rank) };
  const suit = code.charAt(0) as Suit;
  return { kind: 'suit', suit, rank: COURT_ORDER.includes(rank) ? (rank as Rank) : Number(rank) };
}

export function isTrump(code: string): boolean {
  return code.startsWith('t');
}

/** The numeral printed on a tarok: I … XXI (IV is printed IIII, as on the old packs); the škis and the excuse have none. */
export function numeral(number: number): string {
  return ROMAN[number - 1] ?? '';
}

function place(code: string): number {
  const face = faceOf(code);
  if (face.kind === 'trump') return 100 - face.number;
  const red = face.suit === 'h' || face.suit === 'd';
  const rank =
    typeof face.rank === 'number' ? (red ? 10 + face.rank : 30 - face.rank) : COURT_ORDER.indexOf(face.rank);
  return 1000 * (1 + SUIT_ORDER.indexOf(face.suit)) + rank;
}

/** Sort a hand for the eye: taroks from the škis down, then the suits in alternating colours, high to low. */
export function sortHand(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Say whether a gap belongs before *code* in a sorted hand: where the suit changes. */
export function startsGroup(code: string, before: string | undefined): boolean {
  return before !== undefined && before.charAt(0) !== code.charAt(0);
}
