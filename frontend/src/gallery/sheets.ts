/** A long sheet to look at: what does not fit scrolls between its head and its totals. */
import type { TableView } from '../net/types';

const CONTRACTS = ['three', 'klop', 'solo_two', 'two', 'beggar', 'one'];

/** *deals* made up deals of four players, the last three of them the škis round. */
export function longSheet(deals: number): TableView['sheet'] {
  const rows: TableView['sheet'] = [];
  for (let no = 1; no <= deals; no += 1) {
    const contract = CONTRACTS[no % CONTRACTS.length] ?? 'three';
    const klop = contract === 'klop';
    const declarer = klop ? null : (no * 3) % 4;
    const before = rows.at(-1);
    const scores = [0, 1, 2, 3].map((seat) =>
      klop ? -5 * ((no + seat) % 6) : seat === declarer ? (no % 5 === 0 ? -70 : 10 * (no % 7) + 20) : 0,
    );
    rows.push({
      no,
      dealer: no % 4,
      contract,
      declarer,
      partner: null,
      scores,
      totals: scores.map((score, seat) => score + (before?.totals[seat] ?? 0)),
      radli: [0, 1, 2, 3].map((seat) => (before?.radli[seat] ?? 0) + (klop ? 1 : 0)),
      skis_round: no > deals - 3,
    });
  }
  return rows;
}
