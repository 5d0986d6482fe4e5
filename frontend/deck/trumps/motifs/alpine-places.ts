// Slovenian places: castle, island church, Piran's harbour, the railway, the lighthouse, and what hangs in the sky.
import { at, circle, disc, flat, limb, line, points, polygon, repeat, shape, type Point } from '../kit.ts';
import { triglav } from '../scenery.ts';
import { tint } from '../tints.ts';

const roof = (x: number, y: number, width: number, height: number): string =>
  `M${x - 2} ${y}L${x + width / 2} ${y - height} ${x + width + 2} ${y}Z`;
const windows = (places: string): string =>
  flat(
    tint.navy,
    points(places)
      .map(([x, y]) => `M${x} ${y}h3v5h-3z`)
      .join(''),
  );

/** Tarok V: the castle on its cliff over the lake. */
export const castle = (): string =>
  shape(tint.mist, 'M74 146l6-26 10-6 6-10 14-4h30l10 8 4 12 10 6 6 20Z') +
  line('M86 124l6 8-2 10m14-36l-2 12 6 8-3 12m18-32l4 10-4 10m22-20l-2 12 6 6v8m12-20l-2 10', 1) +
  shape(tint.cream, 'M90 104V72h14v-8h12v10h22V58h14v46q-30 6-62 0Z') +
  shape(tint.cream, 'M116 74h22v10h-22z') +
  shape(
    tint.red,
    roof(88, 72, 16, 14) + roof(104, 64, 12, 18) + roof(138, 58, 14, 20) + 'M114 76l4-8h20v8z',
  ) +
  line('M110 46v-6h7l-2 2.500 2 2.500h-7', 1) +
  line('M90 88h14m12 0h36', 0.9) +
  windows('95 78, 108 70, 108 84, 121 90, 129 90, 143 64, 143 78, 95 92') +
  shape(tint.navy, 'M118 105v-6q4-5 8 0v6z');

/** Tarok IX: the church on the island of Bled, its bell wishing. */
export const islandChurch = (): string =>
  shape(
    tint.spruce,
    'M70 132c-2-8 4-12 8-11 0-9 9-12 14-8 2-10 14-10 16-2h38c2-8 12-10 16-2 8-2 12 6 10 12 5 2 6 8 4 11Z',
  ) +
  shape(tint.cream, 'M100 120V94h34v26Z') +
  shape(tint.red, 'M97 96l8-14h24l8 14Z') +
  shape(tint.cream, 'M134 122V66h16v56Z') +
  shape(tint.red, 'M131 67c4-3 6-6 6-11 1-5 4-6 5-16 1 10 4 11 5 16 0 5 2 8 6 11Z') +
  line('M142 40v-6m-2.500 2h5', 1.2) +
  windows('106 102, 115 102, 124 102, 140 74, 140 90') +
  shape(tint.mist, 'M110 132l3-16h8l3 16Z') +
  line('M112 120h10m-11 4h12m-13 4h14', 0.9) +
  shape(tint.wood, 'M72 136h24q-3 6-12 6t-12-6Z') +
  line('M76 136v-6h14v6', 1.1);

/** Tarok XI: a boat off Piran. */
export const sailboat = (): string =>
  limb(tint.wood, 'M122 126V46', 2.5) +
  shape(tint.red, 'M118 50C104 76 92 100 82 114c12 4 24 4 36 2Z') +
  shape(tint.gold, 'M126 52c8 16 24 44 34 60-12 4-24 4-34 2Z') +
  line('M116 72q-6 4-10 4m10 12q-10 6-20 6m20 10q-10 4-26 3M128 72h8m-8 16q10 2 18 0m-18 14q14 2 26 0', 1) +
  shape(tint.red, 'M122 46l12-4-12-4Z') +
  shape(tint.navy, 'M80 122H164c-2 12-10 18-18 18H96c-8-2-14-10-16-18Z') +
  line('M86 128h72', 1.5, tint.gold);

/** Piran's bell tower and roofs, low on the horizon to the left. */
export const piran = (): string =>
  shape(tint.leaf, 'M34 118V108q14-8 30 0l16 10Z') +
  shape(tint.cream, 'M44 110V82h9v28ZM58 112v-8h16v8ZM34 110v-6h8v8z') +
  shape(tint.red, roof(44, 82, 9, 14) + 'M56 105l4-5h13l4 5zM32 105l3-4h6l3 4z');

/** Tarok XVI: the engine of the Bohinj line. */
export const locomotive = (): string =>
  at(
    17,
    -2,
    shape(
      tint.paper,
      'M92 66c-8-2-8-12 1-13 2-8 12-8 15-2 4-6 14-5 15 1 8-3 16 0 15 6 8-2 12 8 4 9-12 2-42 1-50-1Z',
    ) + line('M104 60q4-5 8-1m8-1q4-4 8 0', 0.9),
  ) +
  shape(tint.navy, 'M86 90h46v24H86q-6-12 0-24Z') +
  shape(tint.red, 'M130 78h30v36h-30Z') +
  shape(tint.navy, 'M126 72h38l-2 7h-34Z') +
  shape(tint.sky, 'M136 84h8v12h-8zM149 84h7v12h-7z') +
  shape(tint.navy, 'M92 90l-2-16h-2v-3h14v3h-2l-2 16Z') +
  shape(tint.gold, 'M110 90q0-8 6-8t6 8Z') +
  line('M94 90v24m14-24v24m14-24v24', 1.6, tint.gold) +
  disc(tint.gold, 82, 96, 4) +
  shape(tint.red, 'M76 114h90v8H82l-8 10h-8Z') +
  points('92 128, 114 128, 138 128, 158 131')
    .map(([x, y]) => disc(tint.gold, x, y, 137 - y) + disc(tint.paper, x, y, 133 - y))
    .join('') +
  limb(tint.mist, 'M92 128H138', 2.2);

/** The stone bridge the engine runs on. */
export const viaduct = (): string =>
  shape(tint.straw, 'M34 137H206V168H34Z') +
  line(
    'M34 140H206M46 140v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5m14-5v5',
    1,
  );

/** Tarok XVII: the lighthouse. */
export const lighthouse = (): string =>
  flat(tint.gold, 'M112 68L10 43V90ZM128 68l90-24V88Z') +
  shape(tint.mist, 'M88 146q2-12 14-14h36q14 4 16 14Z') +
  shape(tint.paper, 'M106 136l5-54h18l5 54Z') +
  shape(tint.red, 'M109 104l2-15h18l2 15ZM106 136l2-18h24l2 18Z') +
  shape(tint.navy, 'M106 78h28v5h-28z') +
  shape(tint.cream, 'M112 60h16v18h-16z') +
  line('M117 60v18m6-18v18', 1.2) +
  shape(tint.red, 'M109 61q11-18 22 0Z') +
  disc(tint.gold, 120, 48, 2.5) +
  shape(tint.navy, 'M117 136v-8q3-4 6 0v8z');

/** Tarok XVIII: Triglav itself in the last light, Aljaž's tower on top. */
export const alpenglow = (): string =>
  triglav(131, 62, { height: 1.5, width: 1.5, lit: tint.blush, shade: tint.dusk }) +
  at(
    130,
    61,
    shape(tint.mist, 'M-3 0v-9h6v9z') +
      shape(tint.red, 'M-4.500-9L0-15l4.500 6Z') +
      line('M0-15v-7h8l-2 2.500 2 2.500h-8', 1),
  );

const ray = (angle: number, inner: number, outer: number, spread: number, x: number, y: number): string => {
  const on = (a: number, r: number): Point => [x + r * Math.cos(a), y + r * Math.sin(a)];
  return polygon([on(angle - spread, inner), on(angle, outer), on(angle + spread, inner)]);
};

const face = (x: number, y: number): string =>
  line(`M${x - 9} ${y - 4}q4-3 7 0m4 0q4-3 7 0M${x} ${y - 3}l-2 8h4M${x - 7} ${y + 10}q7 5 14 0`, 1.4) +
  flat(tint.blush, circle(x - 11, y + 6, 3) + circle(x + 11, y + 6, 3));

/** Tarok XIX: the sun on the ridge, half risen. */
export const halfSun = (): string =>
  shape(
    tint.gold,
    repeat(11, (n) => ray(Math.PI + (n * Math.PI) / 10, 40, n % 2 ? 54 : 66, 0.11, 120, 116)),
  ) +
  shape(tint.red, 'M82 116a38 38 0 0 1 76 0z') +
  line('M90 110a30 30 0 0 1 60 0M99 110a21 21 0 0 1 42 0', 1.3, tint.gold);

/** Tarok XX: the sun with a face, as on the old decks. */
export const sunFace = (): string =>
  shape(
    tint.red,
    repeat(12, (n) => ray((n * Math.PI) / 6 + 0.26, 25, 40, 0.13, 120, 86)),
  ) +
  shape(
    tint.gold,
    repeat(12, (n) => ray((n * Math.PI) / 6, 25, 50, 0.16, 120, 86)),
  ) +
  disc(tint.gold, 120, 86, 27) +
  line(circle(120, 86, 23.5), 0.9) +
  face(120, 85);

/** Tarok XXI: the Mond, profile to the left. */
export const mond = (): string =>
  shape(
    tint.gold,
    'M130 46A38 38 0 1 0 156 104C140 110 126 104 120 94l-6-2 4-5-3-4 3-4-6-2 5-12C119 58 124 50 130 46Z',
  ) +
  line('M112 76q-4-3-8-1m11 13q-4 1-7-1M96 62q-6 12-2 28m8-30q-5 8-4 16m4 22q6 10 18 13', 1.2) +
  flat(tint.ink, circle(107.5, 77, 1.2));

/** The moon's path over the water. */
export const lakeLight = (x: number, y: number): string =>
  line(`M${x - 12} ${y}h24m-18 4h14m-20 4h24m-16 4h10`, 1.6, tint.gold);
