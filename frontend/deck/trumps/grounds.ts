// What a card stands on: meadow, vineyard, water, ploughland, forest, rock. All fill the half from their crest to the cartouche.
import { cut, flat, line, repeat, round, shape, triples } from './kit.ts';
import { tint } from './tints.ts';

/** Two rolling hills, contoured by the gouge, with grass on the nearer; `crest` is its height. */
export const meadow = (near: string = tint.green, far: string = tint.leaf, crest = 128): string =>
  shape(
    far,
    `M34 ${crest - 12}C70 ${crest - 22} 96 ${crest - 4} 130 ${crest - 10}S190 ${crest - 22} 206 ${crest - 14}V168H34Z`,
  ) +
  flat(
    near,
    repeat(
      5,
      (n) =>
        cut(38 + n * 9, crest - 10 + (n % 2) * 4, 16, -2) +
        cut(160 + n * 9, crest - 12 + (n % 2) * 4, 16, -2),
    ),
  ) +
  shape(
    near,
    `M34 ${crest + 2}C64 ${crest - 9} 96 ${crest + 3} 124 ${crest - 2}S182 ${crest - 10} 206 ${crest + 3}V168H34Z`,
  ) +
  flat(
    far,
    repeat(
      5,
      (n) => cut(38 + n * 9, crest + 3 - (n % 2) * 4, 16, -2) + cut(142 + n * 9, crest - (n % 2) * 2, 16, 1),
    ),
  ) +
  line(
    repeat(11, (n) => `M${40 + n * 15} ${crest + 11 + (n % 2) * 4}q1-4 0-6m0 6q1-3 3-4`),
    0.9,
    near === tint.paper ? tint.mist : tint.gold,
  );

/** Rows of vines running over a hill. */
export const vineyard = (soil: string = tint.leaf, rows: string = tint.green): string =>
  shape(soil, 'M34 112C70 98 100 104 130 112S184 122 206 108V168H34Z') +
  line(
    'M34 124C60 110 80 106 100 106M34 138C70 120 96 112 120 109M52 146C90 124 116 116 140 114M96 146C124 126 146 120 164 117M140 146C160 130 180 120 206 114M182 146C190 136 198 130 206 126',
    4,
    rows,
  ) +
  line(
    'M40 127v-8m12 1v-8m14 4v-8M50 133v-8m16 0v-8m18 1v-8M70 140v-9m20-2v-8m20-1v-8M112 140v-9m18-2v-8M154 140v-9m18-4v-8',
    1,
  );

/** Ploughland or stubble: furrows that run to a point on the horizon. */
export const field = (colour: string, furrow: string, crest = 122): string =>
  shape(colour, `M34 ${crest}C80 ${crest - 7} 150 ${crest - 5} 206 ${crest}V168H34Z`) +
  line(
    repeat(11, (n) => `M${round(104 + n * 3.4)} ${crest - 4}L${-40 + n * 32} 168`),
    1.1,
    furrow,
  );

/** Still or lively water from `level` down. */
export const water = (colour: string, wave: string, level = 118): string =>
  shape(colour, `M34 ${level}H206V168H34Z`) +
  line(
    repeat(16, (n) => {
      const row = n % 4;
      return `M${36 + ((n * 53 + row * 19) % 156)} ${level + 5 + row * 6}q4-2.500 8 0t8 0`;
    }),
    1.2,
    wave,
  );

const spruceTree = (x: number, foot: number, h: number): string => {
  const third = Math.round(h / 3);
  const w = Math.max(2, Math.round(h * 0.09));
  return `M${Math.round(x)} ${foot - 3 * third}l${w} ${third}h${-w / 2}l${w} ${third}h${-w / 2}l${w} ${third}h${-4 * w}l${w} ${-third}h${-w / 2}l${w} ${-third}h${-w / 2}z`;
};

/** A wood of spruces, taller to the sides than in the middle. */
export const forest = (colour: string = tint.spruce, foot = 134, tall = 34): string =>
  shape(
    colour,
    repeat(17, (n) =>
      spruceTree(36 + n * 10.5, foot + (n % 2) * 3, tall * (0.55 + Math.abs(n - 8) * 0.055) + ((n * 5) % 7)),
    ),
  );

export const spruces = (colour: string, places: string): string =>
  shape(
    colour,
    triples(places)
      .map(([x, foot, h]) => spruceTree(x, foot, h))
      .join(''),
  );

/** Bare rock in slabs. */
export const rock = (colour: string = tint.mist, crest = 126): string =>
  shape(
    colour,
    `M34 ${crest - 8}L58 ${crest - 12} 74 ${crest - 2} 98 ${crest - 6} 112 ${crest + 2} 140 ${crest - 4} 160 ${crest - 10} 180 ${crest - 2} 206 ${crest - 9}V168H34Z`,
  ) +
  line(
    repeat(10, (n) => `M${42 + n * 16} ${crest + 2 + ((n * 5) % 7)}l6 5-3 6`),
    1,
  );

/** Cobbles of a square. */
export const cobbles = (colour: string, joint: string, level = 122): string =>
  shape(colour, `M34 ${level}H206V168H34Z`) +
  line(
    `M34 ${level + 6}H206M34 ${level + 14}H206${repeat(9, (n) => `M${40 + n * 20} ${level}v6m-8 0v8`)}`,
    0.9,
    joint,
  );

/** A strip of grass over the feet of what stands there. */
export const tuft = (x: number, y: number, colour: string = tint.green): string =>
  flat(colour, `M${x} ${y}l2-8 2 6 3-9 2 9 3-7 2 9z`);
