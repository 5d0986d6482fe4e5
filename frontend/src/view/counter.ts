/**
 * Which cards of the pack are gone, which are one's own, which are still out: put together from what the server has told
 * this player and nothing else. Where the table forbids the counter the server tells no cards of earlier tricks.
 */
import { sortHand } from '../cards/code';
import type { GameFamily } from '../i18n/index.svelte';
import type { DealView } from '../net/types';

export type Whereabouts = 'gone' | 'mine' | 'out';

export interface Counted {
  card: string;
  where: Whereabouts;
}

/** The trumps, then a group a suit; each from the highest card down. */
export interface Group {
  kind: 't' | 'h' | 's' | 'd' | 'c';
  cards: Counted[];
  /** How many of them are neither gone nor one's own. */
  left: number;
}

const KINDS = ['t', 'h', 's', 'd', 'c'] as const;
const COURTS = ['K', 'Q', 'C', 'J'];

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}

/** All cards of *kind*: 78 cards in the French pack, 54 in the others, where red pips are 1 to 4 and black ones 7 to 10. */
function packOf(kind: Group['kind'], family: GameFamily): string[] {
  if (kind === 't') return (family === 'french' ? numbers(0, 21) : numbers(1, 22)).map((one) => `t${one}`);
  const red = kind === 'h' || kind === 'd';
  const pips = family === 'french' ? numbers(1, 10) : red ? numbers(1, 4) : numbers(7, 10);
  return [...COURTS, ...pips].map((rank) => kind + rank);
}

/** Cards this player knows to be out of the play: fallen, lying there, laid away, or left in a talon that was shown. */
function goneFrom(deal: DealView): Set<string> {
  const { talon } = deal;
  const left = talon === null || talon.taken === null ? [] : talon.sets.filter((_, at) => at !== talon.taken);
  return new Set([
    ...deal.played,
    ...deal.trick.map((play) => play.card),
    ...deal.discards,
    ...deal.discards_shown,
    ...left.flat(),
  ]);
}

export function countCards(deal: DealView, family: GameFamily): Group[] {
  const gone = goneFrom(deal);
  const mine = new Set(deal.hand);
  const where = (card: string): Whereabouts => (mine.has(card) ? 'mine' : gone.has(card) ? 'gone' : 'out');
  return KINDS.map((kind) => {
    const cards = sortHand(packOf(kind, family), family).map((card) => ({ card, where: where(card) }));
    return { kind, cards, left: cards.filter((one) => one.where === 'out').length };
  });
}
