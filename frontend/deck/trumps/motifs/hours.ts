// The French pack's times of day, elements, open air and seasons.
import {
  at,
  circle,
  disc,
  flat,
  limb,
  line,
  points,
  polygon,
  repeat,
  round,
  shape,
  type Point,
} from '../kit.ts';
import { face, person } from '../figure.ts';
import { tint } from '../tints.ts';

/** 6, morning: the cock on the fence. */
export const cock = (): string =>
  limb(tint.wood, 'M76 144V118M164 144V118M72 126H168', 4) +
  shape(tint.green, 'M130 100C152 104 170 88 166 66c-4 8-8 8-10 6 2-6 0-12-6-16 2 14-10 20-24 24Z') +
  shape(tint.navy, 'M132 96C150 94 156 78 146 62c-2 10-12 16-24 20Z') +
  line('M114 114l-3 12m-5-2l4 2 6 0M126 112l2 14m-6-1l6 1 5-1', 2.4, tint.ochre) +
  shape(tint.red, 'M92 70c-2 12-8 20-4 32 4 10 16 16 28 14 14-2 22-12 20-26-2-8-8-10-16-10-8 0-12-6-14-14Z') +
  shape(tint.gold, 'M90 72c-6-12 2-22 10-20 10 2 10 12 14 22 4 8-4 16-10 12 0 6-8 6-8 0-6 2-10-4-6-14Z') +
  shape(
    tint.red,
    'M90 58c-6-6 0-10 2-8-2-8 6-8 7-3 3-6 10-2 6 4 5 0 5 6 1 9-4-5-10-6-16-2ZM88 68c-3 4-3 8 0 10 3-2 4-6 3-9Z',
  ) +
  shape(tint.straw, 'M90 62l-10 4 9 3Z') +
  disc(tint.ink, 95, 61, 1.2) +
  line('M112 94q10 8 18-2m-14 8q8 4 12 0', 1.2);

/** 7, afternoon: the walk under the parasol. */
export const parasol = (): string =>
  person(118, 143, 78, {
    coat: tint.paper,
    skirt: tint.paper,
    hair: tint.wood,
    hat: 'straw',
    hatColour: tint.gold,
    arms: ['-11 76, -20 62, -8 54', '11 76, 24 66, 20 76'],
  }) +
  shape(tint.red, 'M109 100h18v5h-18z') +
  line('M104 138q-2-14 6-30m24 30q0-14-6-30m-8 32v-30', 0.9) +
  limb(tint.wood, 'M135 84L148 46', 1.8) +
  shape(
    tint.red,
    'M112 56C116 36 140 26 160 36s24 26 18 40c-2-6-8-8-12-6-2-6-10-10-16-8-6-6-14-8-20-4-6-4-12-4-18-2Z',
  ) +
  flat(tint.rose, 'M130 58c0-12 8-22 18-25 6 8 8 20 2 29-6-6-14-8-20-4Z') +
  line('M148 33l4-4', 2) +
  shape(
    tint.wood,
    'M66 121c4-3 5 1 6 5 6 1 10 0 15 1 1-4 2-8 5-9l2-4 3 4 5 3c1 2-1 4-3 4l-4 1-1 6 1 10h-4l-1-7-9 0 0 7h-4l0-9-2 2-2 7h-4l1-8c-3-4-4-8-4-13Z',
  ) +
  line('M92 126q2 2 4 2', 1.6, tint.red);

/** 8, evening: the lamplighter. */
export const lamplighter = (): string =>
  flat(tint.straw, circle(146, 66, 25)) +
  limb(tint.ink, 'M146 143V84', 3.5) +
  shape(tint.ink, 'M138 143l3-8h10l3 8Z') +
  limb(tint.ink, 'M138 92h16', 2) +
  shape(tint.gold, 'M138 60h16l-3 22h-10Z') +
  shape(tint.ink, 'M134 61l12-13 12 13Z') +
  shape(tint.ink, 'M140 82h12v3h-12z') +
  flat(tint.red, 'M146 66q6 8 0 12-6-4 0-12Z') +
  limb(tint.wood, 'M88 116L136 72', 1.8) +
  person(96, 143, 70, {
    coat: tint.navy,
    legs: tint.ink,
    hat: 'cap',
    hatColour: tint.red,
    arms: ['-11 76, -16 60, -8 42', '11 76, 22 62, 26 74'],
    stride: ['-5 46, -10 26, -14 2', '5 46, 8 26, 8 2'],
  });

/** 9, night: the cat on the chimney, before the moon. */
export const cat = (): string =>
  disc(tint.gold, 120, 80, 34) +
  flat(tint.straw, circle(104, 70, 6) + circle(132, 62, 4) + circle(100, 88, 3)) +
  shape(tint.red, 'M98 144v-28h44v28Z') +
  shape(tint.red, 'M94 110h52v7H94z') +
  line('M98 124h44m-44 8h44m-34-15v7m16-7v7m10-7v7m-18 0v8m-16 0v0m28-8v8', 0.9) +
  shape(tint.ink, 'M108 110c-2-12 2-22 7-28-4-5-4-10-3-18l6 5q5-2 9 0l6-5c2 8 0 14-3 18 8 8 12 18 9 28Z') +
  line('M136 106c12 2 16-6 14-16t6-12', 4) +
  flat(tint.gold, circle(117.5, 75, 1.5) + circle(125.5, 75, 1.5));

/** 10, earth and air: a balloon over the furrows. */
export const balloon = (): string =>
  line('M102 92L114 114M138 92L126 114M112 97l5 17m11-17l-5 17', 1) +
  shape(tint.navy, 'M120 38c22 0 34 16 34 30 0 16-16 22-22 32h-24c-6-10-22-16-22-32 0-14 12-30 34-30Z') +
  flat(tint.red, 'M120 39c-12 4-18 18-18 30 0 14 8 22 10 30h16c2-8 10-16 10-30 0-12-6-26-18-30Z') +
  flat(tint.paper, 'M120 39c-5 6-7 18-7 30s3 22 4 30h6c1-8 4-18 4-30s-2-24-7-30Z') +
  line('M87 72q33 12 66 0', 3, tint.gold) +
  shape(tint.wood, 'M112 114h16l-2 12h-12Z') +
  line('M113 118h14', 1) +
  shape(tint.gold, 'M106 97h28v5h-28z');

/** 11, water and fire: a beacon in the surf. */
export const beacon = (): string =>
  shape(tint.mist, 'M88 146l6-22h52l6 22Z') +
  limb(tint.wood, 'M96 124L146 112M144 124L94 112', 5) +
  shape(
    tint.red,
    'M120 40c6 14 26 22 26 46 0 8-2 14-6 18 2-6 2-10 0-14-1 14-8 28-22 28s-26-10-26-26c0-12 6-16 8-26 4 4 6 8 6 12 8-8 14-20 14-38Z',
  ) +
  shape(
    tint.gold,
    'M122 66c4 10 12 14 12 28 0 12-6 22-15 22s-16-6-16-16c0-8 5-10 6-18 3 2 4 6 4 8 5-6 9-14 9-24Z',
  ) +
  flat(tint.paper, 'M120 92c4 6 6 8 6 14s-3 9-6 9-7-3-7-8 5-7 7-15Z');
/** A breaker from the left, its crest curling over. */
export const surf = (): string =>
  flat(
    tint.sea,
    'M30 168V96C46 84 74 88 80 106c2 7-2 13-8 13 3-5 1-11-5-12-8-1-12 8-7 16 6 9 18 9 26 5 4 8 12 12 34 10V168Z',
  ) +
  line(
    'M30 96C46 84 74 88 80 106c2 7-2 13-8 13 3-5 1-11-5-12-8-1-12 8-7 16 6 9 18 9 26 5 4 8 12 12 34 10',
    1.3,
  ) +
  shape(
    tint.paper,
    'M34 94C50 84 76 88 81 107c1 5 0 9-4 12l-1-5-4 6-3-6-4 4c2-6 3-10-2-11-10-16-20-16-33-6Z',
  ) +
  line('M40 110c6-4 12-3 15 0m-19 12c6-3 12-1 16 5m-14 6c10-1 16 4 24 6m12-4c8 2 18 2 26 0', 1.4, tint.paper);

/** 14, open air: the high wheel. */
export const highWheel = (): string => {
  const spokes = repeat(6, (n) => {
    const [dx, dy] = [26 * Math.cos((n * Math.PI) / 6), 26 * Math.sin((n * Math.PI) / 6)];
    return `M${round(112 - dx)} ${round(114 - dy)}L${round(112 + dx)} ${round(114 + dy)}`;
  });
  return (
    line(circle(112, 114, 28), 4.6) +
    line(circle(112, 114, 28), 2.4, tint.red) +
    line(spokes, 0.8) +
    line(circle(158, 134, 8), 4) +
    line(circle(158, 134, 8), 2, tint.red) +
    limb(tint.navy, 'M112 114V82M108 84Q142 86 158 134', 2.5) +
    line('M100 76h8l4 6', 2.4) +
    limb(tint.straw, 'M124 80L108 94L114 112', 6) +
    limb(tint.straw, 'M124 80L118 100L110 122', 6) +
    shape(tint.ink, 'M106 109h10v5h-14zM102 120h10v5h-14z') +
    shape(tint.navy, 'M116 86l1-28q7-7 14 0l4 28Z') +
    limb(tint.navy, 'M123 62L112 72L102 77', 5.5) +
    disc(tint.skin, 101, 77, 3.2) +
    face([121, 47], 7, { looks: -1, hat: 'straw', hatColour: tint.straw, hair: tint.wood })
  );
};

const BOUGHS = points(
  '92 66, 106 54, 122 48, 138 56, 150 70, 86 80, 104 74, 120 66, 136 76, 154 84, 96 92, 114 86, 130 92, 146 96',
);

/** 16, spring: an apple tree in blossom. */
export const blossom = (): string =>
  shape(
    tint.blush,
    'M84 98c-12-6-8-22 2-24-2-14 12-20 18-16 6-16 28-16 34-2 12-2 20 10 14 20 12 6 10 22-4 24-8 8-20 4-24 0-10 8-32 8-40-2Z',
  ) +
  shape(tint.wood, 'M112 143q6-14 3-30l-16-20 3-2 16 14-2-22h4l2 20 14-16 3 2-14 22q-2 16 5 32Z') +
  flat(
    tint.paper,
    BOUGHS.map(([x, y]) =>
      repeat(5, (n) => circle(x + 3 * Math.cos(n * 1.257), y + 3 * Math.sin(n * 1.257), 2.2)),
    ).join(''),
  ) +
  flat(tint.red, BOUGHS.map(([x, y]) => circle(x, y, 1.4)).join(''));
export const swallow = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    flat(
      tint.navy,
      'M0 0c-4-6-12-8-18-6 6 2 9 5 11 9-4 2-9 2-14 1 8 5 16 6 22 2 5 2 11 1 16-2-4-1-8-3-10-5 4-3 8-4 12-4-6-4-14-1-19 5Z',
    ),
    scale,
  );

/** 17, summer: sunflowers. */
export const sunflowers = (): string => {
  const flower = (x: number, y: number, r: number): string => {
    const petal = (n: number): string => {
      const a = (n * Math.PI) / 7;
      const on = (angle: number, q: number): Point => [x + q * Math.cos(angle), y + q * Math.sin(angle)];
      return polygon([
        on(a - 0.22, r * 0.55),
        on(a - 0.12, r * 0.85),
        on(a, r * 1.1),
        on(a + 0.12, r * 0.85),
        on(a + 0.22, r * 0.55),
      ]);
    };
    return (
      shape(tint.gold, repeat(14, petal)) +
      disc(tint.wood, x, y, round(r * 0.55)) +
      line(circle(x, y, round(r * 0.32)), 1.6, tint.ink)
    );
  };
  const leaf = (x: number, y: number, way: number): string =>
    shape(tint.leaf, `M${x} ${y}q${way * 6}-12 ${way * 20}-8q${-way * 4} 12 ${-way * 20} 8Z`);
  return (
    limb(tint.green, 'M120 144V74M94 144q-2-20-2-40M148 144q2-18 2-34', 3) +
    leaf(120, 118, 1) +
    leaf(120, 128, -1) +
    leaf(93, 130, -1) +
    leaf(149, 132, 1) +
    flower(92, 96, 21) +
    flower(150, 100, 19) +
    flower(120, 66, 26)
  );
};

/** 18, autumn: treading the grapes. */
export const vintage = (): string =>
  person(120, 140, 82, {
    coat: tint.cream,
    legs: tint.dusk,
    hat: 'straw',
    hatColour: tint.gold,
    arms: ['-11 76, -26 70, -24 52', '11 76, 22 88, 28 100'],
    stride: ['-5 46, -8 24', '5 46, 14 40, 14 24'],
  }) +
  flat(tint.red, 'M110 97h20v4h-20z') +
  shape(
    tint.navy,
    points('143 54, 139 60, 146 60, 142 66, 143 72')
      .map(([x, y]) => circle(x, y, 4))
      .join(''),
  ) +
  shape(tint.leaf, 'M143 51l-8-4 8-3 8 2z') +
  shape(
    tint.navy,
    repeat(9, (n) => circle(86 + n * 8.5, 115 - (n % 2) * 2, 5)),
  ) +
  shape(tint.wood, 'M78 114h84l-6 32H84Z') +
  line('M92 115l3 31m11-31l1 31m14-31v31m14-31l-1 31m14-31l-3 31', 0.9) +
  line('M80 123q40 4 80 0m-77 14q37 4 74 0', 3.5, tint.ink);

/** 19, winter: the snowman. */
export const snowman = (): string =>
  disc(tint.paper, 120, 122, 24) +
  disc(tint.paper, 120, 88, 17) +
  disc(tint.paper, 120, 64, 12.5) +
  shape(tint.ink, 'M104 56h32v-4h-7l-1-16h-16l-1 16h-7Z') +
  line('M112 50h16', 3, tint.red) +
  shape(tint.red, 'M107 74q13 6 26 0l1 6q-3 2-6 2l4 18-8 1-2-18q-8 1-15-3Z') +
  shape(tint.gold, 'M119 65l-16 4 16 2Z') +
  flat(
    tint.ink,
    circle(115, 61, 1.7) +
      circle(125, 61, 1.7) +
      circle(118, 90, 1.8) +
      circle(118, 98, 1.8) +
      circle(119, 116, 1.8),
  ) +
  limb(tint.wood, 'M104 88L86 76M136 88L158 92M160 142L156 62', 2) +
  shape(tint.straw, 'M150 64l4-26 8 0 4 24q-8 4-16 2Z') +
  line('M155 60l2-20m3 20l0-20', 0.9) +
  line('M132 126q-4 10-14 12m14-44q-2 4-6 6', 1, tint.mist);
