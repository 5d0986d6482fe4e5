/** The chart of a session as geometry: a line a player from 0 through the totals of all deals, in pixels. */

export interface Size {
  width: number;
  height: number;
  /** Room for the numbers at the left and the names at the right. */
  left: number;
  right: number;
}

export interface ChartLine {
  points: { x: number; y: number }[];
  path: string;
  /** Where the name stands: beside the end of the line, but never on another name. */
  label: { x: number; y: number };
}

export interface Chart {
  lines: ChartLine[];
  /** The round numbers of the scale, and the deals that are numbered. */
  levels: { value: number; y: number }[];
  deals: { no: number; x: number }[];
  bottom: number;
}

const TOP = 12;
const FOOT = 24;
const LABEL_GAP = 17;
const MOST_LEVELS = 5;
const DEAL_GAP = 34;

/** A step of 1, 2 or 5 and noughts, so that no more than *most* of them make *span*. */
export function stepFor(span: number, most: number): number {
  const raw = Math.max(1, span / most);
  const ten = 10 ** Math.floor(Math.log10(raw));
  return ten * ([1, 2, 5, 10].find((one) => one * ten >= raw) ?? 10);
}

/** Move *wanted* heights apart, in their order, until each has *gap*, and all are between *top* and *bottom*. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least);
    least = (placed[at] ?? 0) + gap;
  }
  let most = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - gap;
  }
  return placed;
}

/** Draw *totals*, a list of a total a seat after each deal. */
export function chartOf(totals: readonly (readonly number[])[], { width, height, left, right }: Size): Chart {
  const seats = totals[0]?.length ?? 0;
  const rows = [Array.from({ length: seats }, () => 0), ...totals];
  const all = rows.flat();
  const step = stepFor(Math.max(...all, 0) - Math.min(...all, 0), MOST_LEVELS);
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all, 0) / step) * step, low + step);
  const bottom = height - FOOT;
  const end = width - right;
  const x = (row: number) => left + ((end - left) * row) / Math.max(1, rows.length - 1);
  const y = (value: number) => bottom - ((bottom - TOP) * (value - low)) / (high - low);

  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = rows.map((row, at) => ({ x: x(at), y: y(row[seat] ?? 0) }));
    const path = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`);
    return { points, path: path.join('') };
  });
  const heights = spread(
    lines.map(({ points }) => points.at(-1)?.y ?? bottom),
    LABEL_GAP,
    TOP,
    bottom,
  );
  const every = stepFor(rows.length - 1, Math.max(1, Math.floor((end - left) / DEAL_GAP)));
  return {
    lines: lines.map((line, seat) => ({ ...line, label: { x: end + 10, y: heights[seat] ?? bottom } })),
    levels: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step).map(
      (value) => ({ value, y: y(value) }),
    ),
    deals: rows.flatMap((_, no) => (no > 0 && no % every === 0 ? [{ no, x: x(no) }] : [])),
    bottom,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
