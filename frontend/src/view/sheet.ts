/** The paper sheet: the radli of each player as circles, open or filled when used. Read off the rows, not computed by rules. */
import type { SheetRow } from '../net/types';

/** What of a row the paper shows; the history's rows have it as well as the table's. */
export type PaperRow = Pick<
  SheetRow,
  'no' | 'dealer' | 'contract' | 'declarer' | 'scores' | 'totals' | 'radli' | 'skis_round'
>;

export interface Radli {
  open: number;
  used: number;
}

/**
 * Count each seat's open and used radli over the rows. A deal that gives radli gives one to everybody, so the highest gain
 * of a row tells the gift, and who gained less has used one.
 */
export function radliOf(rows: readonly Pick<SheetRow, 'radli'>[], seats: number): Radli[] {
  const radli = Array.from({ length: seats }, () => ({ open: 0, used: 0 }));
  for (const row of rows) {
    const gains = radli.map((one, seat) => (row.radli[seat] ?? 0) - one.open);
    const gift = Math.max(0, ...gains);
    radli.forEach((one, seat) => {
      one.used += gift - (gains[seat] ?? 0);
      one.open = row.radli[seat] ?? 0;
    });
  }
  return radli;
}

/** The seats that used a radl in the last of *rows*. */
export function usedIn(rows: readonly Pick<SheetRow, 'radli'>[], seats: number): number[] {
  const [before, now] = [radliOf(rows.slice(0, -1), seats), radliOf(rows, seats)];
  return now.flatMap((one, seat) => (one.used > (before[seat]?.used ?? 0) ? [seat] : []));
}
