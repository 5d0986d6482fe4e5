/** Which piles are counted before the players' eyes: the declarer's, or each seat's where nobody declares. */
import type { DealResult, DealView } from '../net/types';

export interface Pile {
  /** Whose pile it is, by deal seat. */
  readonly seats: readonly number[];
  readonly groups: readonly (readonly string[])[];
  /** The card points after so many groups of it. */
  after(groups: number): number;
}

export interface Piles {
  readonly shown: readonly Pile[];
  /** What all piles come to together. */
  readonly whole: number;
  /** Groups of the largest pile shown. */
  readonly groups: number;
}

export function pilesOf(result: DealResult, counted: DealView['counted']): Piles {
  const alone = result.declarer === null && counted.length === result.scores.length;
  const all = counted.map(({ groups, after }, at): Pile => {
    const declarers = [result.declarer, result.partner].filter((seat) => seat !== null);
    return {
      seats: alone ? [at] : declarers,
      groups,
      after: (so) => after[Math.min(so, after.length) - 1] ?? 0,
    };
  });
  const shown = alone ? all : all.slice(0, 1);
  return {
    shown,
    whole: Math.max(
      1,
      (result.card_points ?? []).reduce((sum, points) => sum + points, 0),
    ),
    groups: Math.max(0, ...shown.map((pile) => pile.groups.length)),
  };
}
