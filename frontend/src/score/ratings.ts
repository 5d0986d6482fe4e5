/** What a row of deals did to the ratings: from before the first of them to after the last. */
import type { RatingsFrame } from '../net/types';

export type RatingChange = RatingsFrame['changes'][number];

/** In between each deal goes on where the one before ended. */
export function ratingsOver(deals: readonly (readonly RatingChange[])[]): RatingChange[] {
  const all = deals.flat();
  return [...new Set(all.map((one) => one.seat))].flatMap((seat) => {
    const own = all.filter((one) => one.seat === seat);
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ seat, before: first.before, after: last.after }];
  });
}
