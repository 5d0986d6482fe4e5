// What stands far off: the skies of one day, and the range with Triglav that runs through them all.
import { cut, disc, flat, line, polygon, repeat, round, shape, type Point } from './kit.ts';
import { tint } from './tints.ts';

const FRAME = 'M34 30H206V168H34Z';

export const plain = (colour: string): string => flat(colour, FRAME);

/** Rays from a point, the sky of dawn and of feasts. */
export function rays(colour: string, ray: string, x = 120, y = 112, count = 26): string {
  const step = (2 * Math.PI) / count;
  const tip = (angle: number): string =>
    `${Math.round(x + 190 * Math.cos(angle))} ${Math.round(y + 190 * Math.sin(angle))}`;
  const fan = repeat(count, (n) =>
    Math.sin(n * step - step / 2) > 0.35
      ? ''
      : `M${x} ${y}L${tip((n - 0.26) * step)} ${tip((n + 0.26) * step)}Z`,
  );
  return plain(colour) + flat(ray, fan);
}

/** Ruled lines as an engraver cuts a clear sky: heavy on top, fine toward the horizon. */
export const ruled = (colour: string, rule: string, bottom = 116): string =>
  plain(colour) +
  repeat(12, (n) => line(`M34 ${round(33 + (n * (bottom - 33)) / 12)}H206`, round(2.6 - n * 0.19), rule));

/** Stars in a fixed scatter; none where the middle motif stands unless it is told to. */
export function stars(colour: string, count = 26, floor = 108): string {
  const star = (n: number): string => {
    const x = 38 + ((n * 61) % 164);
    const y = 34 + ((n * n * 17 + n * 29) % (floor - 36));
    const r = 1.3 + (n % 3) * 0.9;
    const q = round(r / 4);
    return `M${x} ${round(y - r * 1.6)}l${q} ${round(r * 1.6 - q)} ${round(r * 1.6 - q)} ${q} ${round(q - r * 1.6)} ${q} ${-q} ${round(r * 1.6 - q)} ${-q} ${round(q - r * 1.6)} ${round(q - r * 1.6)} ${-q} ${round(r * 1.6 - q)} ${-q}z`;
  };
  return flat(colour, repeat(count, star));
}

export const cloud = (x: number, y: number, scale = 1, colour: string = tint.paper): string => {
  const s = (value: number): number => round(value * scale);
  return (
    shape(
      colour,
      `M${x} ${y}c${s(-5)} ${s(-1)} ${s(-5)} ${s(-9)} ${s(2)} ${s(-9)}c${s(2)} ${s(-8)} ${s(13)} ${s(-9)} ${s(16)} ${s(-2)}c${s(6)} ${s(-4)} ${s(12)} 0 ${s(11)} ${s(5)}c${s(5)} 0 ${s(6)} ${s(6)} ${s(1)} ${s(6)}z`,
    ) + line(`M${x + s(5)} ${y - s(3)}h${s(11)}m${s(3)} 0h${s(5)}`, 0.8)
  );
};

export const sun = (x: number, y: number, r: number, colour: string = tint.red): string =>
  disc(colour, x, y, r);

export const birds = (x: number, y: number): string =>
  line(`M${x} ${y}q4-4 6 0q3-4 6 0m6-8q3-3 5 0q2-3 5 0m-30-4q3-3 4 0q3-3 5 0`, 1);

const RIDGE: readonly Point[] = [
  [-150, 61],
  [-134, 44],
  [-121, 52],
  [-104, 34],
  [-93, 44],
  [-78, 30],
  [-62, 46],
  [-46, 30],
  [-37, 27],
  [-26, 9],
  [-14, 21],
  [-4, -1],
  [2, -1],
  [12, 20],
  [21, 9],
  [34, 34],
  [44, 26],
  [56, 42],
  [70, 30],
  [84, 46],
  [100, 31],
  [114, 47],
  [128, 38],
  [150, 61],
];

/** The Julian Alps with the three heads of Triglav, the summit at x, y: lit from the left, cut with the gouge on the right. */
export function triglav(
  x: number,
  y: number,
  { height = 1, width = 1, lit = tint.paper as string, shade = tint.mist as string, foot = 168 } = {},
): string {
  const all = RIDGE.map(([dx, dy]): Point => [Math.round(x + dx * width), Math.round(y + (dy + 1) * height)]);
  const ridge = all.filter((_, n) => (all[n + 1]?.[0] ?? 0) > 30 && (all[n - 1]?.[0] ?? 240) < 210);
  const body = polygon([
    [30, foot],
    [30, ridge[0]?.[1] ?? foot],
    ...ridge,
    [210, ridge.at(-1)?.[1] ?? foot],
    [210, foot],
  ]);
  const sides: string[] = [];
  const cuts: string[] = [];
  ridge.forEach((peak, n) => {
    const [before, after] = [ridge[n - 1], ridge[n + 1]];
    if (!before || !after || peak[1] > before[1] || peak[1] >= after[1]) return;
    const [px, py] = peak;
    const run = after[0] - px;
    const deep = Math.min(foot - py, (after[1] - py) * 2.6);
    sides.push(
      polygon([
        peak,
        after,
        [after[0] + run * 0.4, py + deep],
        [px + run * 0.7, py + deep * 0.86],
        [px + run * 0.8, py + deep * 0.62],
        [px + run * 0.15, py + deep * 0.5],
        [px + run * 0.35, py + deep * 0.28],
      ]),
    );
    const left = before[0] - px;
    cuts.push(
      cut(px + left * 0.12, py + deep * 0.22, left * 0.3, deep * 0.3, 1.3),
      cut(px + left * 0.05, py + deep * 0.46, left * 0.42, deep * 0.28, 1.5),
      cut(px + left * 0.5, py + deep * 0.5, left * 0.26, deep * 0.22, 1.3),
      cut(px + run * 0.62, py + deep * 0.36, run * 0.34, deep * 0.2, 1.2),
      cut(px + run * 0.72, py + deep * 0.54, run * 0.4, deep * 0.2, 1.4),
    );
  });
  return shape(lit, body) + flat(shade, sides.join('')) + flat(tint.ink, cuts.join('')) + line(body, 1.3);
}
