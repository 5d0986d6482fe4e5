/** The pen of the engraver: inked lines, inked shapes, hatching between two curves. All on the courts' grid of 1300 by 2000. */
import { gold, navy } from '../palette.ts';

/** A cubic curve: start, two handles, end. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

const round = (value: number) => Math.round(value);

export function line(d: string, width = 6, colour = navy): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

export function shape(d: string, fill: string, width = 6, colour = navy): string {
  return `<path fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
}

export function disc(x: number, y: number, r: number, fill: string, width = 5): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${navy}" stroke-width="${width}"/>`;
}

export function curve(c: Curve): string {
  return `M${round(c[0])} ${round(c[1])}C${c.slice(2).map(round).join(' ')}`;
}

/** *count* lines that lead from one curve over to another, as strands of hair lie or a fold is shaded. */
export function strands(from: Curve, to: Curve, count: number, width = 4.5, colour = navy): string {
  const between = (at: number) => from.map((v, i) => v + ((to[i] ?? v) - v) * at) as unknown as Curve;
  const drawn = Array.from({ length: count }, (_, n) => curve(between((n + 1) / (count + 1))));
  return line(drawn.join(''), width, colour);
}

/** The area between two curves. */
export function band(from: Curve, to: Curve, fill: string, width = 6): string {
  const back = [to[4], to[5], to[2], to[3], to[0], to[1]].map(round).join(' ');
  return shape(`${curve(from)}L${round(to[6])} ${round(to[7])}C${back}Z`, fill, width);
}

/** A point of a curve, and the unit vector square to it on its left. */
export function along(c: Curve, t: number): { x: number; y: number; nx: number; ny: number } {
  const u = 1 - t;
  const [ax, ay, bx, by, cx, cy, dx, dy] = c;
  const x = u ** 3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t ** 3 * dx;
  const y = u ** 3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t ** 3 * dy;
  const vx = 3 * (u * u * (bx - ax) + 2 * u * t * (cx - bx) + t * t * (dx - cx));
  const vy = 3 * (u * u * (by - ay) + 2 * u * t * (cy - by) + t * t * (dy - cy));
  const length = Math.hypot(vx, vy) || 1;
  return { x, y, nx: vy / length, ny: -vx / length };
}

/** A lock's rolled end. *way* is 1 to roll to the right, -1 to the left. */
export function curl(x: number, y: number, r: number, way: 1 | -1, fill = gold): string {
  const p = (dx: number, dy: number) => `${round(x + way * dx * r)} ${round(y + dy * r)}`;
  const roll = `M${p(-1, 0.1)}C${p(-0.9, 0.9)} ${p(0.8, 1)} ${p(0.85, 0)}C${p(0.8, -0.75)} ${p(-0.35, -0.75)} ${p(-0.4, 0)}C${p(-0.35, 0.45)} ${p(0.3, 0.45)} ${p(0.3, 0)}`;
  return disc(round(x), round(y), r, fill) + line(roll, 4.5);
}

/** A strap with its two edges and a stripe. */
export function strap(d: string, width: number, cloth: string, stripe: string): string {
  return line(d, width + 11) + line(d, width, cloth) + line(d, width * 0.4, stripe);
}
