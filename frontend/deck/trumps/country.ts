// French land: poplars, villages, the roofs of Paris, chalk cliffs, a river; the range of the other pack is nowhere in sight.
import { cut, flat, line, repeat, round, shape, triples, type Point } from './kit.ts';
import { tint } from './tints.ts';

/** Poplars at 'x foot height, …'. */
export const poplars = (places: string, colour: string = tint.green): string =>
  line(
    triples(places)
      .map(([x, foot, h]) => `M${x} ${foot}v${-round(h * 0.2)}`)
      .join(''),
    2,
  ) +
  shape(
    colour,
    triples(places)
      .map(([x, foot, h]) => {
        const top = foot - h;
        const w = round(h * 0.13);
        return `M${x} ${top}C${x + w * 1.6} ${round(top + h * 0.3)} ${x + w} ${round(foot - h * 0.1)} ${x} ${round(foot - h * 0.08)}S${round(x - w * 1.6)} ${round(top + h * 0.3)} ${x} ${top}Z`;
      })
      .join(''),
  );

/** Patchwork hills: meadow, corn, lavender. */
export const fields = (
  near: string = tint.leaf,
  middle: string = tint.straw,
  far: string = tint.air,
  crest = 120,
): string =>
  shape(far, `M34 ${crest - 6}C80 ${crest - 18} 130 ${crest - 6} 206 ${crest - 16}V168H34Z`) +
  shape(middle, `M34 ${crest + 6}C70 ${crest - 8} 130 ${crest + 2} 206 ${crest - 4}V168H34Z`) +
  line(
    repeat(13, (n) => `M${64 + n * 12} ${crest + 1 - (n % 2)}l${-14 + n * 2} 12`),
    0.9,
    tint.ochre,
  ) +
  shape(near, `M34 ${crest + 18}C90 ${crest + 2} 150 ${crest + 12} 206 ${crest + 10}V168H34Z`) +
  flat(
    middle,
    repeat(
      5,
      (n) =>
        cut(38 + n * 9, crest + 20 - n - (n % 2) * 3, 15, -3) +
        cut(146 + n * 9, crest + 12 + (n % 2) * 3, 16, 1),
    ),
  ) +
  line(
    repeat(8, (n) => `M${40 + n * 21} ${crest + 23 + (n % 2) * 3}q1-4 0-6m0 6q1-3 3-4`),
    0.9,
    tint.ink,
  );

const house = (x: number, foot: number, w: number, h: number, roof: string): string =>
  shape(tint.cream, `M${x} ${foot}v${-h}h${w}v${h}z`) +
  shape(roof, `M${x - 2} ${foot - h}l5-${round(w * 0.45)}h${w - 6}l5 ${round(w * 0.45)}z`) +
  flat(tint.navy, `M${x + 3} ${foot - h + 3}h3v4h-3zM${x + w - 6} ${foot - h + 3}h3v4h-3z`);

/** A village about its steeple. */
export const village = (x: number, foot: number): string =>
  shape(tint.cream, `M${x + 18} ${foot}v-24h9v24z`) +
  shape(tint.dusk, `M${x + 16} ${foot - 24}l6.500-18 6.500 18z`) +
  house(x, foot, 17, 11, tint.red) +
  house(x + 28, foot, 15, 9, tint.red) +
  house(x + 12, foot + 3, 14, 9, tint.dusk);

/** Zinc roofs with dormers and chimney pots, from side to side. */
export const roofs = (wall: string, zinc: string, lit: string = tint.gold, base = 122): string =>
  shape(
    tint.red,
    repeat(5, (n) => `M${44 + n * 36} ${base - 22 + (n % 2) * 9}v-12h3v-4h4v4h3v12z`),
  ) +
  repeat(5, (n) => {
    const x = 22 + n * 36;
    const y = base + (n % 2) * 9;
    return (
      shape(zinc, `M${x} ${y}l4-20h28l4 20z`) +
      shape(wall, `M${x} ${y}h36V168H${x}Z`) +
      shape(lit, `M${x + 14} ${y - 2}v-9q4-5 8 0v9z`) +
      line(`M${x + 8} ${y - 18}l-2 16m22-16l2 16`, 0.9) +
      flat(lit, `M${x + 6} ${y + 6}h6v9h-6zM${x + 24} ${y + 6}h6v9h-6z`) +
      flat(zinc, `M${x + 15} ${y + 6}h6v9h-6z`)
    );
  });

/** Étretat: chalk, with the arch in it. */
export const cliffs = (level: number): string =>
  shape(
    tint.paper,
    `M34 ${level}V${level - 36}L56 ${level - 38} 72 ${level - 32} 78 ${level - 20} 82 ${level}h-6q-2-20-8-20t-7 20Z`,
  ) +
  flat(tint.leaf, `M34 ${level - 37}L56 ${level - 39} 72 ${level - 33}l2 4-20-4-20 2Z`) +
  line(`M36 ${level - 26}h14m-14 8h18m-18 8h12m20-18h8m-30 24h8`, 0.8) +
  shape(tint.paper, `M92 ${level}l4-20 4 2 4 18z`);

/** The trunk and boughs of a tree without leaves. */
export const bareTree = (x: number, foot: number, h: number): string => {
  const at = ([dx, up]: Point): string => `${round(x + dx * h)} ${round(foot - up * h)}`;
  return (
    line(
      `M${x} ${foot}L${at([0.02, 0.55])}L${at([-0.16, 0.86])}M${at([0.02, 0.5])}L${at([0.2, 0.82])}M${at([0.01, 0.4])}L${at([-0.26, 0.62])}`,
      3,
    ) +
    line(
      `M${at([-0.1, 0.76])}L${at([0.02, 1])}M${at([-0.16, 0.54])}L${at([-0.2, 0.8])}M${at([0.12, 0.68])}L${at([0.32, 0.7])}M${at([0.12, 0.68])}L${at([0.1, 0.95])}`,
      1.6,
    )
  );
};

/** A round-crowned tree. */
export const tree = (x: number, foot: number, h: number, crown: string): string => {
  const s = (v: number): number => round(v * h);
  return (
    shape(tint.wood, `M${round(x - h * 0.05)} ${foot}v${-s(0.5)}h${s(0.1)}v${s(0.5)}z`) +
    shape(
      crown,
      `M${x - s(0.22)} ${foot - s(0.38)}c${-s(0.16)} 0-${s(0.2)}-${s(0.22)}-${s(0.06)}-${s(0.28)}c-${s(0.04)}-${s(0.18)} ${s(0.14)}-${s(0.26)} ${s(0.22)}-${s(0.2)}c${s(0.08)}-${s(0.2)} ${s(0.34)}-${s(0.1)} ${s(0.3)} ${s(0.06)}c${s(0.16)} ${s(0.02)} ${s(0.2)} ${s(0.26)} ${s(0.04)} ${s(0.32)}c${s(0.02)} ${s(0.12)}-${s(0.14)} ${s(0.16)}-${s(0.2)} ${s(0.08)}c-${s(0.08)} ${s(0.08)}-${s(0.26)} ${s(0.06)}-${s(0.3)} ${s(0.02)}z`,
    )
  );
};

/** Specks over the whole sky: blossom, confetti, snow, falling leaves. */
export const specks = (colour: string, count: number, step: number, r: number, floor = 110): string =>
  flat(
    colour,
    repeat(
      count,
      (n) =>
        `M${38 + ((n * step) % 164)} ${34 + ((n * (step + 12)) % (floor - 36))}l${r} ${-r} ${r} ${r}-${r} ${r}z`,
    ),
  );
