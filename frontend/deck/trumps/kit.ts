// The cutter's tools: filled shapes, ink lines, limbs, and the ring of paper that lets a motif stand off its landscape.
import { tint } from './tints.ts';

export type Point = readonly [x: number, y: number];

const numbers = (text: string): number[][] => text.split(', ').map((group) => group.split(' ').map(Number));

/** Points as the drawings write them: 'x y, x y'. */
export const points = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]): Point => [x, y]);

/** Places with a height: 'x y height, x y height'. */
export const triples = (text: string): [number, number, number][] =>
  numbers(text).map(([x = 0, y = 0, height = 0]) => [x, y, height]);

/** A flat area with the ink outline of the block it is cut from. */
export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A flat area without an outline: shadows, lights, distant things. */
export const flat = (fill: string, d: string): string => `<path fill="${fill}" stroke="none" d="${d}"/>`;

/** A line only; ink unless told. */
export const line = (d: string, width = 1.2, colour: string = tint.ink): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** A thick stroke with an ink edge: arms, legs, poles, rails. */
export const limb = (colour: string, d: string, width: number): string =>
  line(d, round(width + 2.2)) + line(d, width, colour);

export const disc = (fill: string, x: number, y: number, r: number): string => shape(fill, circle(x, y, r));

/** A circle as path data, so that many of them fit into one path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** One cut of the gouge as path data: it starts at a point and swells over dx, dy to width. */
export const cut = (x: number, y: number, dx: number, dy: number, width = 1.6): string => {
  const length = Math.hypot(dx, dy);
  return `M${round(x)} ${round(y)}l${Math.round(dx)} ${Math.round(dy)} ${round((-dy * width) / length)} ${round((dx * width) / length)}z`;
};

/** `count` pieces of path data, made from their index and joined into one. */
export const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

export const at = (x: number, y: number, markup: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${markup}</g>`;

/** The mirror image about the upright line at x. */
export const mirrored = (x: number, markup: string): string =>
  `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${markup}</g>`;

/** The motif on a ring of paper: its own outlines once more, fattened, in paper, laid underneath. Flats, which lie inside, need none. */
export function ringed(markup: string, width = 5): string {
  const ring = markup
    .replace(/<path fill="[^"]*" stroke="none"[^>]*>/g, '')
    .replace(/ stroke="[^"]*"/g, '')
    .replace(/ fill="(?!none)[^"]*"/g, '')
    .replace(/stroke-width="([^"]+)"/g, (_, own: string) => `stroke-width="${round(Number(own) + width)}"`);
  return `<g fill="${tint.paper}" stroke="${tint.paper}" stroke-width="${width + 1.3}">${ring}</g>${markup}`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
