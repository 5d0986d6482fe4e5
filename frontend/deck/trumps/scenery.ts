// What stands far off: the skies of one day, and the range with Triglav that runs through them all.
import { circle, disc, flat, line, polygon, repeat, round, shape, type Point } from './kit.ts';
import { tint } from './tints.ts';

const FRAME = 'M34 30H206V168H34Z';

export const plain = (colour: string): string => flat(colour, FRAME);

/** Rays from a point, the sky of dawn and of feasts. */
export function rays(colour: string, ray: string, x = 120, y = 112, count = 26): string {
  const step = (2 * Math.PI) / count;
  const tip = (angle: number): string =>
    `${Math.round(x + 190 * Math.cos(angle))} ${Math.round(y + 190 * Math.sin(angle))}`;
  const fan = repeat(count, (n) =>
    Math.sin(n * step - step / 2) > 0.35 ? '' : `M${x} ${y}L${tip((n - 0.26) * step)} ${tip((n + 0.26) * step)}Z`,
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
  [-150, 52], [-132, 36], [-120, 42], [-104, 24], [-94, 32], [-76, 22], [-62, 34], [-44, 12], [-35, 20], [-27, 11],
  [-18, 17], [-3, -9], [3, -9], [13, 8], [19, 5], [27, 19], [38, 12], [54, 30], [66, 24], [80, 36], [98, 22],
  [112, 38], [126, 30], [150, 52],
]; // prettier-ignore

/** The Julian Alps with Triglav's summit at x, y: lit from the left, hatched on the right. */
export function triglav(
  x: number,
  y: number,
  { height = 1, lit = tint.paper as string, shade = tint.mist as string, foot = 150 } = {},
): string {
  const ridge = RIDGE.map(([dx, dy]): Point => [x + dx, y + (dy + 9) * height]);
  const body = polygon([[x - 150, foot], ...ridge, [x + 150, foot]]);
  const sides = ridge.flatMap((peak, n) => {
    const [before, after] = [ridge[n - 1], ridge[n + 1]];
    if (!before || !after || peak[1] > before[1] || peak[1] >= after[1]) return [];
    const deep = (foot - peak[1]) * 0.62;
    const [px, py] = peak;
    return [
      polygon([
        peak, after, [after[0] + 5, py + deep * 0.8], [px + 7, py + deep], [px + 9, py + deep * 0.66],
        [px + 1, py + deep * 0.5], [px + 3, py + deep * 0.26],
      ]), // prettier-ignore
    ];
  });
  const cuts = ridge.flatMap((peak, n) => {
    const before = ridge[n - 1];
    if (!before || peak[1] > before[1]) return [];
    return [`M${round(peak[0] - 3)} ${round(peak[1] + 13)}l-7 10m1 6l-6 9m10-14l-4 6`];
  });
  return shape(lit, body) + flat(shade, sides.join('')) + line(cuts.join(''), 0.8) + line(body, 1.3);
}

export const moon = (x: number, y: number, r: number): string =>
  flat(
    tint.gold,
    `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r * 1.25} ${r * 1.25} 0 0 0 ${x} ${y - r}Z`,
  );

export const dots = (colour: string, places: readonly Point[], r: number): string =>
  flat(colour, places.map(([x, y]) => circle(x, y, r)).join(''));
