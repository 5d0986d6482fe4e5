// Slovenian things that live: the juggler, grapes, the olm, Zlatorog, the linden, the Lipizzaner.
import { circle, disc, flat, line, repeat, round, shape } from '../kit.ts';
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
    arms: [[[-11, 75], [-27, 66], [-33, 84]], [[11, 75], [27, 66], [33, 84]]],
    stride: [[[-5, 46], [-12, 24], [-9, 2]], [[5, 46], [14, 26], [10, 2]]],
  }) +
  flat(tint.gold, 'M113 92l7 5 7-5v5l-7 5-7-5zM113 102l7 5 7-5v4l-7 5-7-5z') +
  disc(tint.gold, 90, 66, 5.5) + disc(tint.red, 98, 52, 5.5) + disc(tint.navy, 112, 43, 5.5) +
  disc(tint.gold, 128, 43, 5.5) + disc(tint.red, 142, 52, 5.5) + disc(tint.navy, 150, 66, 5.5); // prettier-ignore

/** Tarok III: a bunch and its leaf. */
export function grapes(): string {
  const rows: [number, number, number][] = [[88, 84, 5], [95, 95, 4], [99, 106, 3.5], [104, 117, 3], [111, 127, 2], [120, 136, 1]]; // prettier-ignore
  const berries = rows.flatMap(([x, y, count]) =>
    Array.from({ length: Math.floor(count) }, (_, n): [number, number] => [x + n * 16 - (count % 1 ? 3 : 0), y]),
  );
  return (
    line('M84 56q18 10 36 6t36 4M120 62v14', 3, tint.wood) +
    line('M152 65q12-2 8 8t6 8', 1.4, tint.green) +
    berries.map(([x, y]) => disc(tint.navy, x, y, 8.6)).join('') +
    flat(tint.air, berries.map(([x, y]) => circle(x - 2.5, y - 2.500, 2)).join('')) +
    shape(tint.leaf, 'M120 66C112 56 100 58 92 50c0 8-10 8-14 8 4 6-4 12-6 18 8-2 10 4 12 10 6-6 12-4 18-2 2-8 10-10 18-18Z') +
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
    line(spine, 14) + line(spine, 11.500, tint.rose) +
    shape(tint.rose, 'M156 72C152 64 142 56 136 58c4 3 6 8 6 12 4 2 8 4 12 5Z') +
    shape(tint.rose, 'M98 78C88 74 74 80 66 90c-3 4 0 8 6 8 10 1 22 0 30-6Z') +
    flat(tint.rose, 'M94 76q10 2 10 14l-8 3z') +
    line('M68 94q8 0 14-3', 1) + line('M110 86l4-4m4 12l5-3m4 11l4-4m6 9l3-5m8 3l0-6', 0.9, tint.blush)
  ); // prettier-ignore
};

/** Tarok VI: the white chamois with the golden horns. */
export const zlatorog = (): string =>
  shape(tint.mist, 'M96 100L90 138h6l9-30ZM146 104l10 34h6l-4-36Z') +
  shape(tint.gold, 'M97 66C96 54 104 44 116 46c-7 3-9 10-9 19ZM92 66C88 54 94 42 106 40c-7 5-7 13-6 24Z') +
  shape(tint.paper, 'M88 70L77 80c-2 3 0 6 3 6l11-2c1 8 2 14 6 20l1 34h7l4-28c8 2 18 2 25-1l6 11-2 18h7l5-22 3-12c3-8 2-18-4-24-12-4-24-1-32-4-7-8-9-14-16-16-5-1-9 4-9 10Z') +
  shape(tint.paper, 'M100 66l12-2-9 7Z') + shape(tint.paper, 'M150 82l7 2-5 7Z') +
  flat(tint.ink, circle(88, 74, 1.4)) + line('M80 83l4-1M104 78q2 9 0 16m-4-14q1 7-1 11m38-4q4 8 1 16m6-16q3 7 1 12', 0.9); // prettier-ignore

/** Tarok VIII: the village linden, its crown the shape of its leaf. */
export const linden = (): string =>
  shape(tint.wood, 'M114 142q3-16 1-34h10q-2 18 1 34l4 2h-20Z') +
  shape(
    tint.green,
    'M120 46c6-8 14-6 18-2 8-2 16 4 15 11 8 3 10 12 5 18 3 8-3 14-9 15-2 8-9 9-13 8-3 8-10 10-16 20-6-10-13-12-16-20-4 1-11 0-13-8-6-1-12-7-9-15-5-6-3-15 5-18-1-7 7-13 15-11 4-4 12-6 18 2Z',
  ) +
  line('M120 112V66m0 26l-16-12m16 2l14-12m-14 30l16-10', 1.6, tint.wood) +
  line(
    repeat(16, (n) => `M${94 + ((n * 29) % 52)} ${56 + ((n * 17) % 34)}q3-5 6 0`) ,
    1.300, tint.leaf,
  ) +
  shape(tint.wood, 'M96 132h14v3H96zM130 132h14v3h-14zM99 135h2v7h-2zM139 135h2v7h-2z'); // prettier-ignore

/** Tarok XII: a Lipizzaner in the levade. */
export const lipizzaner = (): string =>
  shape(tint.mist, 'M160 92c14-4 20 8 14 20-3 8-2 14 4 20-12-2-15-12-12-22 2-7-1-10-6-8Z') +
  shape(tint.mist, 'M104 96l-12 2-8 14 5 3 9-10 12-2ZM148 112l-2 16 6 14h8l-5-12 4-14Z') +
  shape(
    tint.paper,
    'M92 50l-5 9-11 11c-2 3 1 7 4 6l10-4c3 2 4 6 4 10l-2 12-14-4-8 10 4 4 6-6 14 8c6 2 10 4 14 8 8 6 14 8 18 14l-8 12 2 10 9 2-2-8 8-14c4-4 3-8 3-11 8 0 20-4 24-14 3-10-2-18-12-20-14-2-28-2-34-12-3-8-4-12-11-18-3-3-6-4-9-3Z',
  ) +
  shape(tint.mist, 'M96 48c10 2 16 10 20 22 2 6 6 9 11 11-9 2-16-1-20-9-4-9-7-17-13-21Z') +
  shape(tint.paper, 'M92 50l-1-8 6 6Z') +
  line('M81 66l8 4m-3-11l7 12q8 0 12-6', 1.600, tint.red) +
  flat(tint.ink, circle(88, 59, 1.5)) + line('M152 90q6 6 3 15m-30 2q-4-1-8-6', 0.9); // prettier-ignore

/** Tarok Škis: the jester's head, bells and ruff. */
export const jester = (): string =>
  shape(tint.navy, 'M76 144c2-16 16-26 44-26s42 10 44 26Z') +
  flat(tint.red, 'M92 144l10-22 18 22zM120 144l18-22 10 22z') +
  shape(tint.paper, 'M86 122l8-9 6 4 7-6 7 5 6-6 6 6 7-5 7 6 6-4 8 9-9 4-2 7-9-3-6 6-8-5-8 5-6-6-9 3-2-7Z') +
  shape(tint.skin, 'M104 84h32v16c0 10-8 17-16 17s-16-7-16-17Z') +
  shape(tint.red, 'M120 90C112 82 102 84 98 92c-6 10-12 14-24 12 4-26 8-48 36-44 8 2 10 12 10 30Z') +
  shape(tint.gold, 'M120 90c8-8 18-6 22 2 6 10 12 14 24 12-4-26-8-48-36-44-8 2-10 12-10 30Z') +
  shape(tint.navy, 'M120 92c-10-10-14-24-6-34 4-6 12-10 20-6-6 2-6 8-5 14 2 10-3 18-9 26Z') +
  disc(tint.gold, 72, 106, 5) + disc(tint.red, 168, 106, 5) + disc(tint.gold, 136, 51, 5) +
  line('M111 95q3-2 5 0m8 0q3-2 5 0M120 96l-2 7h4M110 106q10 8 20 0', 1.3) +
  flat(tint.blush, circle(109, 103, 2.5) + circle(131, 103, 2.500)); // prettier-ignore

export const bee = (x: number, y: number): string =>
  shape(tint.paper, `M${x} ${y}q-4-6 1-6t2 5q3-5 6-2t-4 4z`) +
  shape(tint.gold, `M${x - 4} ${y + 2}q4-5 9 0q-4 5-9 0z`) +
  line(`M${round(x - 1)} ${y}v4m3-4v4`, 1.1);
