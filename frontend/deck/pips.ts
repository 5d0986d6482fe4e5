/** The number cards: the signs laid out by hand for each count. */
import { doubleEnded } from './frame.ts';
import { goldLine } from './palette.ts';
import { SIGNS, type Suit } from './signs.ts';

const TURNED = ' rotate(180)';

/** A sign *size* wide about (*x*, *y*). Its colour is the file's, so that the four-colour deck can dye it. */
export function sign(suit: Suit, x: number, y: number, size: number, turned = false): string {
  const by = size / 100;
  return `<path fill="currentColor" transform="translate(${x} ${y})${turned ? TURNED : ''} scale(${by}) translate(-50 -50)" d="${SIGNS[suit]}"/>`;
}

const [LEFT, MIDDLE, RIGHT] = [83, 120, 157];
const side = (...rows: number[]) => rows.flatMap((y) => [at(LEFT, y), at(RIGHT, y)]);
const at = (x: number, y: number): readonly [number, number] => [x, y];

/** The upper half of each layout; what lies on the middle line is not turned, so it stands apart. */
const HALVES: Record<
  number,
  { upper: (readonly [number, number])[]; middle?: (readonly [number, number])[] }
> = {
  1: { upper: [], middle: [at(MIDDLE, 168)] },
  2: { upper: [at(MIDDLE, 84)] },
  3: { upper: [at(MIDDLE, 78)], middle: [at(MIDDLE, 168)] },
  4: { upper: side(84) },
  5: { upper: side(84), middle: [at(MIDDLE, 168)] },
  6: { upper: side(78), middle: side(168) },
  7: { upper: side(72), middle: [...side(168), at(MIDDLE, 120)] },
  8: { upper: [...side(72), at(MIDDLE, 120)], middle: side(168) },
  9: { upper: side(66, 134), middle: [at(MIDDLE, 168)] },
  10: { upper: [...side(66, 134), at(MIDDLE, 100)] },
};

/** A number card: *count* signs of *suit*, the lower ones upside down. */
export function numberCard(suit: Suit, count: number): string {
  const layout = HALVES[count];
  if (layout === undefined) throw new RangeError(`no layout for ${count} signs`);
  if (count === 1) return ace(suit);
  const size = count < 7 ? 52 : count < 9 ? 46 : 42;
  const middle = (layout.middle ?? []).map(([x, y]) => sign(suit, x, y, size));
  return doubleEnded(layout.upper.map(([x, y]) => sign(suit, x, y, size)).join('')) + middle.join('');
}

/** One large sign in a fine gold ring of its own shape. */
function ace(suit: Suit): string {
  const ring = `<path fill="none" stroke="${goldLine}" stroke-width="1.300" stroke-linejoin="round" transform="translate(120 168) scale(1.160) translate(-50 -50)" d="${SIGNS[suit]}"/>`;
  return ring + sign(suit, 120, 168, 92);
}
