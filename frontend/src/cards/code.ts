/** What a card's code says about its picture and its place in the hand. No rules: only names and order on the screen. */

import type { GameFamily } from '../i18n/index.svelte';

export type Suit = 'c' | 's' | 'h' | 'd';
export type Rank = 'K' | 'Q' | 'C' | 'J' | number;
export type Face = { kind: 'trump'; number: number } | { kind: 'suit'; suit: Suit; rank: Rank };

export const SKIS = 22;
export const EXCUSE = 0;

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

/**
 * What is printed on a trump: I … XXI on a tarok (IV is printed IIII, as on the old packs), 1 … 21 on the French ones; the
 * škis and the excuse have no number.
 */
export function trumpIndex(number: number, game: GameFamily): string {
  if (game === 'french') return number === EXCUSE ? '' : String(number);
  return ROMAN[number - 1] ?? '';
}

function place(code: string, game: GameFamily): number {
  const face = faceOf(code);
  if (face.kind === 'trump') return 100 - face.number;
  // In the 54-card pack the ace is the best of the red pips; in the 78-card pack all suits count alike.
  const upward = game !== 'french' && (face.suit === 'h' || face.suit === 'd');
  const rank =
    typeof face.rank === 'number'
      ? upward
        ? 10 + face.rank
        : 30 - face.rank
      : COURT_ORDER.indexOf(face.rank);
  return 1000 * (1 + SUIT_ORDER.indexOf(face.suit)) + rank;
}

/** Sort cards that come as they were dealt, as the server sorts a hand: trumps from the highest, then the suits. */
export function sortHand(cards: readonly string[], game: GameFamily): string[] {
  return [...cards].sort((a, b) => place(a, game) - place(b, game));
}

/** Say whether a gap belongs before *code* in a sorted hand: where the suit changes. */
export function startsGroup(code: string, before: string | undefined): boolean {
  return before !== undefined && before.charAt(0) !== code.charAt(0);
}
