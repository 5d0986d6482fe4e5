/** The legal answers as the server lists them (notation), sorted into what each panel offers. Nothing is added or left out. */
import type { DiscardChoice, ShowChoice, Turn } from '../net/types';

export interface KontraChoice {
  text: string;
  target: string;
  announcer: number | null;
}

/** A card that may be called; the notation names a king by its suit alone. */
export interface CardCall {
  text: string;
  card: string;
}

export interface Choices {
  cards: ReadonlySet<string>;
  /** Why each other card may not be laid now. */
  barred: ReadonlyMap<string, string>;
  /** The one answer there is, where it is a card. */
  only: string | null;
  bids: string[];
  contracts: string[];
  calls: CardCall[];
  sets: number[];
  raises: string[];
  announcements: string[];
  kontras: KontraChoice[];
  packets: string[];
  discard: DiscardChoice | null;
  show: ShowChoice | null;
  may(text: string): boolean;
  /** The first legal text that begins with this word: a cut of any size is listed once. */
  starting(word: string): string | undefined;
}

const NONE: Turn['legal'] = [];

export function choicesOf(turn: Turn | null): Choices {
  const legal = turn?.legal ?? NONE;
  const texts = legal.filter((one) => typeof one === 'string');
  const after = (word: string) =>
    texts.filter((text) => text.startsWith(`${word} `)).map((text) => text.slice(word.length + 1));
  return {
    cards: new Set(after('play')),
    barred: new Map(
      Object.entries(turn?.barred ?? {}).flatMap(([reason, cards]) =>
        cards.map((card) => [card, reason] as const),
      ),
    ),
    only: legal.length === 1 ? (after('play')[0] ?? null) : null,
    bids: after('bid'),
    contracts: after('contract'),
    calls: after('call').map((named) => ({
      text: `call ${named}`,
      card: named.length === 1 ? `${named}K` : named,
    })),
    sets: after('take').map(Number),
    raises: after('raise'),
    announcements: after('announce'),
    kontras: after('kontra').map(kontraChoice),
    packets: after('packet'),
    discard: legal.find((one) => typeof one !== 'string' && 'discard' in one) ?? null,
    show: legal.find((one) => typeof one !== 'string' && 'show' in one) ?? null,
    may: (text) => texts.includes(text),
    starting: (word) => texts.find((text) => text === word || text.startsWith(`${word} `)),
  };
}

function kontraChoice(rest: string): KontraChoice {
  const [target = '', announcer] = rest.split(' ');
  return { text: `kontra ${rest}`, target, announcer: announcer === undefined ? null : Number(announcer) };
}
