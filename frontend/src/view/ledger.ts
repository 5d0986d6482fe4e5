/** The ledger as a small table: a row an item, a column for the seats to which the deal did the same. Only sorted, never counted anew. */
import type { DealResult, LedgerLine } from '../net/types';

export interface LedgerRow {
  /** The first of its lines: they share the item and the rule. */
  readonly line: LedgerLine;
  /** All its lines multiply alike, so that this can be said once. */
  readonly alike: boolean;
  readonly cells: readonly (LedgerLine | null)[];
}

export interface LedgerColumn {
  readonly seats: readonly number[];
  readonly score: number;
  /** How many opponents pay these seats for each item; 1 where it is not the same for all. */
  readonly share: number;
}

export interface LedgerTable {
  readonly columns: readonly LedgerColumn[];
  readonly rows: readonly LedgerRow[];
}

export function amountOf(line: LedgerLine): number {
  return line.points * line.multiplier * line.kontra * line.radl * line.share;
}

/** What the first *lines* rows come to in a column, as one adds them up. */
export function sumAfter(table: LedgerTable, column: number, lines: number): number {
  const cells = table.rows.slice(0, lines).map((row) => row.cells[column] ?? null);
  return cells.reduce((sum, cell) => sum + (cell === null ? 0 : amountOf(cell)), 0);
}

export function tableOf(result: DealResult): LedgerTable {
  const groups = itemsOf(result.ledger);
  const columns = columnsOf(result, groups);
  const rows = groups.flatMap((group) => {
    const [line] = group;
    if (line === undefined) return [];
    const cells = columns.map((column) => at(group, column.seats[0]));
    return [{ line, alike: group.every((one) => factors(one) === factors(line)), cells }];
  });
  return { columns, rows };
}

/** Lines of one item are one row, as long as no seat has two of them: two poignées are two rows. */
function itemsOf(ledger: readonly LedgerLine[]): LedgerLine[][] {
  const rows: LedgerLine[][] = [];
  for (const line of ledger) {
    const row = rows.find((lines) => lines.every((one) => belongs(one, line)));
    if (row === undefined) rows.push([line]);
    else row.push(line);
  }
  return rows;
}

function belongs(one: LedgerLine, other: LedgerLine): boolean {
  const same = one.item === other.item && one.rule === other.rule && one.announced === other.announced;
  return same && !one.seats.some((seat) => other.seats.includes(seat));
}

function columnsOf(result: DealResult, groups: readonly LedgerLine[][]): LedgerColumn[] {
  const alike = new Map<string, number[]>();
  for (const seat of seatsInOrder(result)) {
    const fate = groups.map((lines) => fateOf(at(lines, seat))).join(' ');
    alike.set(fate, [...(alike.get(fate) ?? []), seat]);
  }
  return [...alike.values()].map((seats) => {
    const shares = new Set(groups.flatMap((lines) => at(lines, seats[0])?.share ?? []));
    const [share = 1] = shares;
    return { seats, score: result.scores[seats[0] ?? 0] ?? 0, share: shares.size === 1 ? share : 1 };
  });
}

/** The declarer comes first and his partner next. */
function seatsInOrder(result: DealResult): number[] {
  const first = [result.declarer, result.partner].filter((seat) => seat !== null);
  return [...new Set([...first, ...result.scores.keys()])];
}

function at(lines: readonly LedgerLine[], seat: number | undefined): LedgerLine | null {
  return lines.find((line) => seat !== undefined && line.seats.includes(seat)) ?? null;
}

function fateOf(line: LedgerLine | null): string {
  return line === null ? '' : `${amountOf(line)}/${line.share}`;
}

function factors(line: LedgerLine): string {
  return [Math.abs(line.points), line.multiplier, line.kontra, line.radl].join(' ');
}
