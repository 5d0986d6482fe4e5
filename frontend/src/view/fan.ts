/**
 * Where each card of a hand lies: in one slightly fanned row where there is room, else in rows within reach of the thumb,
 * and close enough to fit, but never over its neighbour's index.
 */
import { startsGroup } from '../cards/code';

/** Lengths in px, *turn* in degrees. *x* and *y* are a card's left upper corner before it is turned. */
export interface Lie {
  x: number;
  y: number;
  turn: number;
}

export interface Fan {
  /** The width of a card. */
  card: number;
  /** What the whole hand takes, however few cards are left of it. */
  height: number;
  lies: Lie[];
}

export interface Room {
  /** Of the hand. */
  width: number;
  /** Of the window. */
  height: number;
  /** Indices are drawn large. */
  large: boolean;
  /** Trumps have roman numerals, which are long. */
  roman: boolean;
}

const RATIO = 1.4;
/** Cards that stand up need this much above the hand, as a part of their width. */
const RAISED = 0.26;
const BESIDE = { narrow: 9, wide: 22 };
const BELOW = 8;
const NARROW = 560;
const LOW = 520;
/** So many cards stand in one row on a narrow screen, and in two; in one on a low screen. */
const ONE_ROW = 7;
const TWO_ROWS = 19;
/** How much of its width a card shows where there is room for it, and the gap before another suit. */
const EASY = 0.72;
const GAP = 0.1;
/** I, II and III take no more than a suit's letter with its sign. */
const SHORT_ROMAN = 3;
/** How far the outermost cards lean, in degrees. */
const LEAN = 3;

/** The part of a card's width that its index takes. */
function indexOf(card: string, { large, roman }: Room): number {
  const long = roman && card.startsWith('t') && Number(card.slice(1)) > SHORT_ROMAN;
  return (long ? 0.46 : 0.32) * (large ? 1.25 : 1);
}

/**
 * Lay *cards* out. *full* is how many the hand has had: its size stays the same through a deal, so that nothing around it
 * moves while cards are played.
 */
export function fanOf(cards: readonly string[], full: number, room: Room): Fan {
  const narrow = room.width <= NARROW && room.height > LOW;
  const count = rowsFor(full, narrow, room.height <= LOW);
  const beside = narrow ? BESIDE.narrow : BESIDE.wide;
  const width = room.width - 2 * beside;
  const rows = inRows(cards, count);
  const card = Math.min(largest(narrow, count, room), ...rows.map((row) => fitting(row, width, room)));
  const pitch = card * (narrow ? (count > 2 ? 0.66 : 0.98) : 0.6);
  const above = card * RAISED;
  const leans = count === 1 && room.height > LOW;
  const lies = rows.flatMap((row, at) => {
    const y = above + (count - rows.length + at) * pitch;
    return layRow(row, card, width, room).map((x) => ({ x: x + beside, y, turn: 0 }));
  });
  const low = leans ? card * 0.12 : 0;
  return {
    card,
    height: above + (count - 1) * pitch + card * RATIO + low + BELOW,
    lies: leans ? lies.map((lie) => lean(lie, card, room.width)) : lies,
  };
}

/** A hand that is still to be dealt has the room of a usual one. */
function rowsFor(full: number, narrow: boolean, low: boolean): number {
  if (narrow) return full > 0 && full <= ONE_ROW ? 1 : full <= TWO_ROWS ? 2 : 3;
  return low && full > TWO_ROWS ? 2 : 1;
}

function largest(narrow: boolean, rows: number, { width, height }: Room): number {
  if (narrow) return Math.min(84, Math.max(52, width * (rows > 2 ? 0.172 : 0.186)));
  if (height <= LOW) return Math.min(80, Math.max(52, height * (rows > 1 ? 0.155 : 0.2)));
  return Math.min(152, Math.max(64, Math.min(width * 0.122, height * 0.148)));
}

/** The largest card at which every index of *row* can be read. */
function fitting(row: readonly string[], width: number, room: Room): number {
  const needed = row.slice(0, -1).reduce((sum, card) => sum + indexOf(card, room), 1);
  return width / needed;
}

/** Part *cards* in at most *count* rows of about the same length, between two suits where that is near. */
function inRows(cards: readonly string[], count: number): string[][] {
  if (count === 1 || cards.length <= ONE_ROW) return cards.length === 0 ? [] : [[...cards]];
  const rows: string[][] = [];
  let from = 0;
  for (let left = Math.min(count, Math.ceil(cards.length / 4)); left > 0; left--) {
    const even = from + Math.ceil((cards.length - from) / left);
    const near = left === 1 ? [even] : [even, even - 1, even + 1];
    const to = near.find((at) => startsGroup(cards[at] ?? '', cards[at - 1])) ?? even;
    rows.push(cards.slice(from, to));
    from = to;
  }
  return rows;
}

/** The left edges of a row's cards, centred. */
function layRow(row: readonly string[], card: number, width: number, room: Room): number[] {
  const pairs = row.slice(0, -1).map((one, at) => ({
    least: card * indexOf(one, room),
    easy: card * (EASY + (startsGroup(row[at + 1] ?? '', one) ? GAP : 0)),
  }));
  const least = pairs.reduce((sum, pair) => sum + pair.least, card);
  const easy = pairs.reduce((sum, pair) => sum + pair.easy, card);
  const ease = easy <= width ? 1 : Math.max(0, (width - least) / (easy - least));
  const steps = pairs.map((pair) => pair.least + (pair.easy - pair.least) * ease);
  const taken = steps.reduce((sum, step) => sum + step, card);
  let x = (width - taken) / 2;
  return [x, ...steps.map((step) => (x += step))].slice(0, row.length);
}

/** Turn a card about a point far below the middle of the hand. */
function lean(lie: Lie, card: number, width: number): Lie {
  const off = (lie.x + card / 2 - width / 2) / (width / 2);
  return { x: lie.x, y: lie.y + card * 0.12 * off * off, turn: LEAN * off };
}
