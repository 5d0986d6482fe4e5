// Slovenian things that live: the juggler, grapes, the olm, Zlatorog, the linden, the Lipizzaner.
import { circle, cut, disc, flat, line, points, round, shape, type Point } from '../kit.ts';
import { person } from '../figure.ts';
import { tint } from '../tints.ts';

/** Tarok I: the juggler whose seven balls are the smallest trump's hopes. */
export const juggler = (): string =>
  person(120, 142, 74, {
    coat: tint.red,
    legs: tint.navy,
    hat: 'fool',
    hatColour: tint.navy,
    hair: tint.red,
    arms: ['-11 75, -27 66, -33 84', '11 75, 27 66, 33 84'],
    stride: ['-5 46, -12 24, -9 2', '5 46, 14 26, 10 2'],
  }) +
  flat(tint.gold, 'M113 92l7 5 7-5v5l-7 5-7-5zM113 102l7 5 7-5v4l-7 5-7-5z') +
  disc(tint.gold, 90, 66, 5.5) +
  disc(tint.red, 98, 52, 5.5) +
  disc(tint.navy, 112, 43, 5.5) +
  disc(tint.gold, 128, 43, 5.5) +
  disc(tint.red, 142, 52, 5.5) +
  disc(tint.navy, 150, 66, 5.5);

/** Tarok III: a bunch and its leaf. */
export function grapes(): string {
  const rows = points('88 5, 95 4, 99 3.5, 104 3, 111 2, 120 1').map(([x, count], n) => ({
    x,
    count,
    y: 84 + n * 10.5,
  }));
  const berries = rows.flatMap(({ x, count, y }) =>
    Array.from({ length: Math.floor(count) }, (_, n): Point => [x + n * 16 - (count % 1 ? 3 : 0), y]),
  );
  return (
    line('M84 56q18 10 36 6t36 4M120 62v14', 3, tint.wood) +
    line('M152 65q12-2 8 8t6 8', 1.4, tint.green) +
    berries.map(([x, y]) => disc(tint.navy, x, y, 8.6)).join('') +
    flat(tint.air, berries.map(([x, y]) => circle(x - 2.5, y - 2.5, 2)).join('')) +
    shape(
      tint.leaf,
      'M120 66C112 56 100 58 92 50c0 8-10 8-14 8 4 6-4 12-6 18 8-2 10 4 12 10 6-6 12-4 18-2 2-8 10-10 18-18Z',
    ) +
    line('M118 67L84 66m16 0l-7-10m3 10l-10 13', 1)
  );
}

/** Tarok IV: the olm of Postojna, blind and pink, on the bed of its underground river. */
export const proteus = (): string => {
  const spine = 'M84 86C98 74 118 82 122 94S146 116 160 104 166 76 150 66';
  return (
    line('M99 88l-8 12-5 1m5-1l1 5M140 112l-4 13-5 2m5-2l2 5', 4, tint.ink) +
    line('M99 88l-8 12-5 1m5-1l1 5M140 112l-4 13-5 2m5-2l2 5', 2.4, tint.rose) +
    line('M96 82l-3-12m6 11l2-12m1 12l7-9', 3.4, tint.red) +
    line(spine, 14) +
    line(spine, 11.5, tint.rose) +
    shape(tint.rose, 'M156 72C152 64 142 56 136 58c4 3 6 8 6 12 4 2 8 4 12 5Z') +
    shape(tint.rose, 'M98 78C88 74 74 80 66 90c-3 4 0 8 6 8 10 1 22 0 30-6Z') +
    flat(tint.rose, 'M94 76q10 2 10 14l-8 3z') +
    line('M68 94q8 0 14-3', 1) +
    line('M110 86l4-4m4 12l5-3m4 11l4-4m6 9l3-5m8 3l0-6', 0.9, tint.blush)
  );
};

/** Tarok VI: the white chamois with the golden horns. */
export const zlatorog = (): string =>
  shape(tint.mist, 'M116 110l4 14 2 15h6l-1-16-1-13ZM140 110l2 16-4 13h6l6-13 2-12Z') +
  shape(
    tint.gold,
    'M104 62C104 50 114 40 130 44c-9 3-15 9-16 20ZM98 62C94 48 104 34 122 34c-10 5-15 14-14 27Z',
  ) +
  shape(
    tint.paper,
    'M97 60C92 62 88 70 81 77c-2 2-1 6 2 7l9 1c4 0 6-1 8-3 1 7-1 14 1 22 1 6 3 8 4 10l1 10-2 15h6l3-15 2-11c10 4 24 4 33-1 3 4 6 6 7 9l-4 18h6l5-16c-1-5 2-10 4-15 4-10 2-18-6-23-10-5-28-3-38-6-6-5-8-11-12-17-3-3-7-4-11-2Z',
  ) +
  flat(tint.mist, 'M118 108c10 6 22 6 32 0l-3 8c-8 4-22 5-32 1ZM158 86q10 4 8 18l-5 10q2-14-3-28Z') +
  shape(tint.paper, 'M106 64l9 0-6 6Z') +
  shape(tint.paper, 'M165 92l5 3-4 5Z') +
  flat(
    tint.ink,
    `M96 66L83 78l3 2 13-11ZM104 136h6v4h-6zM149 136h6v4h-6zM121 136h7v4h-7zM138 136h6v4h-6z${cut(103, 86, -1, 14, 2)}${cut(108, 84, 0, 20, 2)}${cut(113, 84, 2, 16, 2)}${cut(150, 90, 6, 14, 2)}${cut(144, 92, 6, 12, 1.6)}`,
  ) +
  disc(tint.paper, 97.5, 67, 1.6) +
  line('M109 47q8-6 12-7m-10 15q4-7 9-9', 1);

const heart = (x: number, y: number): string =>
  `M${x} ${y}c-1-4-7-4-7 1 0 4 5 6 7 9 2-3 7-5 7-9 0-5-6-5-7-1z`;

/** Tarok VIII: the village linden, its crown the shape of its leaf. */
export const linden = (): string => {
  const leaves = points(
    '94 62, 110 57, 130 57, 146 62, 86 76, 102 74, 120 72, 138 74, 154 76, 94 90, 111 88, 129 88, 146 90, 104 102, 120 104, 136 102',
  );
  return (
    shape(tint.wood, 'M112 142q4-14 3-28h10q-1 14 3 28l4 2h-24Z') +
    line('M119 120v16m4-12v12', 0.9) +
    shape(
      tint.green,
      'M120 50c8-10 24-10 30-2 10 0 16 10 13 20 5 10 1 20-6 24-1 8-8 14-14 15-4 8-12 10-23 12-11-2-19-4-23-12-6-1-13-7-14-15-7-4-11-14-6-24-3-10 3-20 13-20 6-8 22-8 30 2Z',
    ) +
    flat(
      tint.leaf,
      leaves
        .filter((_, n) => n % 3)
        .map(([x, y]) => heart(x, y))
        .join(''),
    ) +
    flat(
      tint.gold,
      leaves
        .filter((_, n) => n % 3 === 0)
        .map(([x, y]) => heart(x, y))
        .join(''),
    ) +
    line(leaves.map(([x, y]) => `M${x} ${y + 1}v9`).join(''), 0.8, tint.spruce) +
    shape(
      tint.red,
      'M88 131h20v3H88zM132 131h20v3h-20zM91 134h2v8h-2zM103 134h2v8h-2zM135 134h2v8h-2zM147 134h2v8h-2z',
    )
  );
};

/** Tarok XII: a Lipizzaner in the levade. */
export const lipizzaner = (): string =>
  shape(tint.mist, 'M166 86C180 84 187 97 181 110c-3 8 1 16 6 20-11 1-18-7-17-18 1-8 1-13-5-17Z') +
  shape(
    tint.mist,
    'M104 78L90 76c-5 0-6 5-4 8l-7 9-2 5 5 2 4-5 7-8 12 3ZM150 116l10 10-8 10-5 3-1 4h12l2-5 10-11-3-15Z',
  ) +
  shape(
    tint.paper,
    'M99 44l-3 8c-5 3-9 8-13 14-3 4-5 6-4 9 2 4 7 4 10 1 4-3 7-4 10-5 3 1 4 3 4 6-1 8-3 12-1 17 1 5 3 8 7 11 8 6 16 9 23 11 5 2 7 4 9 6l9 4-10 9-7 3-1 5h13l2-5 12-11c-1-5 1-9 4-13 9-8 12-22 2-31-10-8-22-8-31-11-6-2-10-4-13-8-3-8-9-15-20-17Z',
  ) +
  flat(
    tint.mist,
    'M112 106c12 6 20 6 28 8 4 4 8 6 12 10l-3 3-9-4c-4-6-20-8-28-17ZM166 88q10 10 0 24l-7 6q10-14 7-30Z',
  ) +
  flat(tint.paper, 'M112 84c-8 0-17 2-25 4-4 1-4 6-1 8l3 10-3 4 6 3 3-6-1-9 16 1Z') +
  line('M112 84c-8 0-17 2-25 4-4 1-4 6-1 8l3 10-3 4 6 3 3-6-1-9 14 1', 1.3) +
  shape(tint.mist, 'M98 50c10-4 24 4 28 19-5-1-7-3-10 3-2-4-5-6-8-3 0-5-2-8-6-7 1-4-1-9-4-12Z') +
  shape(tint.red, 'M128 70c8 4 15 4 23 7l-2 22c-9 1-17-3-24-8Z') +
  line('M130 74c7 4 12 4 18 6l-1 15c-7 1-13-2-18-6', 1.1, tint.gold) +
  line('M84 65l8 9M95 55l-4 18q14 14 34 1', 1.8, tint.red) +
  flat(
    tint.ink,
    `${circle(91, 61, 1.5)}${circle(82, 73, 0.9)}M132 138l9 0-1 4h-9zM86 109l6 3-2 3-5-2zM147 139l10 0-1 4h-10zM77 97l5 2-2 3-4-2z${cut(106, 80, -1, 14, 1.6)}${cut(110, 82, 0, 10, 1.6)}${cut(158, 90, 4, 14, 2)}${cut(152, 94, 5, 12, 1.6)}`,
  );

/** Tarok Škis: the jester's head, bells and ruff. */
export const jester = (): string =>
  shape(tint.navy, 'M76 144c2-16 16-26 44-26s42 10 44 26Z') +
  flat(tint.red, 'M92 144l10-22 18 22zM120 144l18-22 10 22z') +
  shape(tint.paper, 'M86 122l8-9 6 4 7-6 7 5 6-6 6 6 7-5 7 6 6-4 8 9-9 4-2 7-9-3-6 6-8-5-8 5-6-6-9 3-2-7Z') +
  shape(tint.skin, 'M104 84h32v16c0 10-8 17-16 17s-16-7-16-17Z') +
  shape(tint.red, 'M120 90C112 82 102 84 98 92c-6 10-12 14-24 12 4-26 8-48 36-44 8 2 10 12 10 30Z') +
  shape(tint.gold, 'M120 90c8-8 18-6 22 2 6 10 12 14 24 12-4-26-8-48-36-44-8 2-10 12-10 30Z') +
  shape(tint.navy, 'M120 92c-10-10-14-24-6-34 4-6 12-10 20-6-6 2-6 8-5 14 2 10-3 18-9 26Z') +
  disc(tint.gold, 72, 106, 5) +
  disc(tint.red, 168, 106, 5) +
  disc(tint.gold, 136, 51, 5) +
  line('M111 95q3-2 5 0m8 0q3-2 5 0M120 96l-2 7h4M110 106q10 8 20 0', 1.3) +
  flat(tint.blush, circle(109, 103, 2.5) + circle(131, 103, 2.5));

export const bee = (x: number, y: number): string =>
  shape(tint.paper, `M${x} ${y}q-4-6 1-6t2 5q3-5 6-2t-4 4z`) +
  shape(tint.gold, `M${x - 4} ${y + 2}q4-5 9 0q-4 5-9 0z`) +
  line(`M${round(x - 1)} ${y}v4m3-4v4`, 1.1);
