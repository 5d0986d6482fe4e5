// Slovenian things people made: hive, accordion, wind rattle, hayrack, spinning wheel, anvil.
import { bee } from './alpine-life.ts';
import {
  at,
  circle,
  cut,
  disc,
  flat,
  limb,
  line,
  polygon,
  repeat,
  round,
  shape,
  type Point,
} from '../kit.ts';
import { tint } from '../tints.ts';

/** Tarok II: the bee house with its painted front boards. */
export function beehive(): string {
  const colours = [
    tint.red,
    tint.gold,
    tint.navy,
    tint.gold,
    tint.navy,
    tint.green,
    tint.navy,
    tint.red,
    tint.gold,
  ];
  const pictures = ['m-4 2l4-6 4 6z', 'm-4 0h8m-4-4v8', 'm0-4l4 4-4 4-4-4z'];
  const board = (n: number): string => {
    const x = 83 + (n % 3) * 25;
    const y = 78 + Math.floor(n / 3) * 19;
    return (
      shape(colours[n] ?? tint.red, `M${x} ${y}h24v16H${x}z`) +
      line(`M${x + 12} ${y + 6}${pictures[n % 3]}`, 1.5, tint.paper) +
      line(`M${x + 7} ${y + 14}h10`, 2)
    );
  };
  return (
    shape(tint.wood, 'M86 134h6v10h-6zM148 134h6v10h-6z') +
    shape(tint.straw, 'M79 74h82v62H79z') +
    repeat(9, board) +
    shape(tint.red, 'M66 78L86 50h68l20 28Z') +
    line(
      'M80 78l10-28m4 28l6-28m8 28l3-28m9 28V50m12 28l-3-28m17 28l-6-28m20 28l-10-28M76 64h88',
      0.9,
      tint.ink,
    ) +
    bee(66, 100) +
    bee(176, 92) +
    bee(62, 122)
  );
}

/** Tarok VII: the button accordion of every wedding. */
export const accordion = (): string => {
  const folds = 9;
  const fold = (n: number): string => {
    const [a, b] = [n, n + 1].map((m) => ((-24 + (48 * m) / folds) * Math.PI) / 180);
    const on = (angle: number, r: number): Point => [120 + r * Math.sin(angle), 172 - r * Math.cos(angle)];
    const mid = ((a ?? 0) + (b ?? 0)) / 2;
    return shape(
      n % 2 ? tint.red : tint.blush,
      polygon([on(a ?? 0, 58), on(a ?? 0, 106), on(mid, 111), on(b ?? 0, 106), on(b ?? 0, 58), on(mid, 55)]),
    );
  };
  const end = (turn: number, keys: string): string =>
    at(
      120,
      172,
      shape(tint.navy, 'M-14-114h22l4 4v54l-4 4h-22z') + shape(tint.gold, 'M-10-108h14v42h-14z') + keys,
      1,
      turn,
    );
  return (
    repeat(folds, fold) +
    end(
      -32,
      flat(
        tint.navy,
        repeat(10, (n) => circle(-6.5 + (n % 2) * 6, -103 + Math.floor(n / 2) * 8, 1.9)),
      ),
    ) +
    end(31, line('M-6-104q8 4 0 10t0 10 0 10M3-104q-8 4 0 10', 1.4, tint.navy))
  );
};

/** Tarok X: the wind rattle that keeps the starlings off the grapes. */
export const klopotec = (): string => {
  const blade = 'M-3 2L-7 42 7 44 4 2Z';
  const vanes = repeat(4, (n) => at(112, 78, shape(n % 2 ? tint.gold : tint.red, blade), 1, 20 + n * 90));
  return (
    limb(tint.wood, 'M124 142L120 74', 5) +
    limb(tint.wood, 'M106 142l16-36M142 142l-19-36', 2.5) +
    limb(tint.wood, 'M100 80L158 72', 4) +
    line('M156 72l16-10m-16 10l18-4m-18 4l18 2m-18-2l16 8m-16-8l14-14', 2, tint.green) +
    limb(tint.wood, 'M130 75l-3 14M138 74l-2 14M146 73l0 14', 2) +
    vanes +
    disc(tint.navy, 112, 78, 5)
  );
};

/** Tarok XIII: the hayrack, full, and the scythe that filled it. */
export function kozolec(): string {
  const hay = (x: number, y: number): string =>
    `M${x} ${y}h34l1 11-3 3-2-2-3 3-3-3-3 3-4-2-3 3-3-3-3 2-3-2-3 2-2-2z`;
  const blades = (x: number, y: number): string =>
    repeat(8, (n) => cut(x + 3 + n * 4, y + 1, (n % 3) - 1, 9 - (n % 2) * 3, 1));
  const bays = [78, 94, 110].flatMap((y): Point[] => [
    [84, y],
    [122, y],
  ]);
  return (
    limb(tint.wood, 'M82 143V70M120 143V70M158 143V70', 4) +
    shape(tint.gold, bays.map(([x, y]) => hay(x, y)).join('')) +
    flat(tint.wood, bays.map(([x, y]) => blades(x, y)).join('')) +
    [77, 93, 109, 127].map((y) => limb(tint.wood, `M76 ${y}H164`, 1.8)).join('') +
    shape(tint.red, 'M68 74L78 52h84l10 22Z') +
    line('M84 72l4-18m6 18l3-18m9 18l2-18m10 18V54m12 18l-2-18m12 18l-3-18m13 18l-4-18', 0.9) +
    limb(tint.wood, 'M178 142L158 92m8 20l-7 4', 2) +
    shape(tint.mist, 'M157 90C168 84 184 92 190 106c-9-9-20-13-32-11Z')
  );
}

/** Tarok XIV: the spinning wheel, flax on the distaff. */
export const spinningWheel = (): string =>
  limb(tint.wood, 'M92 142l8-22M150 142l-10-24M112 142l4-22', 3.5) +
  shape(tint.wood, 'M84 118L160 108l1 6-76 11Z') +
  limb(tint.wood, 'M150 110V62', 3) +
  shape(tint.straw, 'M150 46c10 4 12 18 8 30h-16c-4-12-2-26 8-30Z') +
  line('M145 58q5 4 11 0m-13 7q7 4 14 0m-13 6q6 4 13 0', 1.6, tint.red) +
  line('M146 52q1 12-2 22m8-22q2 10 1 22', 0.8) +
  line('M142 76L104 70', 0.9) +
  flat(tint.cream, circle(106, 90, 27)) +
  line(circle(106, 90, 27), 7.6) +
  line(circle(106, 90, 27), 5, tint.red) +
  line(
    repeat(
      8,
      (n) => `M106 90l${round(24 * Math.cos((n * Math.PI) / 4))} ${round(24 * Math.sin((n * Math.PI) / 4))}`,
    ),
    2.6,
    tint.navy,
  ) +
  disc(tint.gold, 106, 90, 5);

/** A spark flown off to the left, further with each. */
const spark = (n: number): string => {
  const angle = Math.PI * (0.98 + n * 0.085);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return cut(118 + dx * (34 + (n % 2) * 8), 82 + dy * (34 + (n % 2) * 8), -dx * 16, -dy * 16, 3);
};

/** Tarok XV: anvil and hammer, and the sparks between. */
export const anvil = (): string =>
  shape(tint.wood, 'M98 126h44l4 18H94Z') +
  line('M106 128l-2 14m12-14v14m10-14l1 14m9-14l2 14', 0.9) +
  shape(
    tint.navy,
    'M72 92h18v-4h70v12c-14 2-24 6-26 14 0 6 5 8 11 9v5H95v-5c6-1 11-3 11-9-2-8-14-10-24-11-6-2-10-6-10-11Z',
  ) +
  line('M94 92h62M112 104h18', 1.2, tint.mist) +
  shape(tint.gold, 'M104 82h34v6h-34z') +
  limb(tint.wood, 'M176 50L136 68', 4) +
  shape(tint.mist, 'M122 66l16-8 8 17-16 8Z') +
  shape(tint.gold, repeat(7, spark));
