// The French pack's people: folly, the four ages, the dance, the painter, the card players.
import { at, circle, disc, flat, limb, line, mirrored, repeat, shape } from '../kit.ts';
import { face, person } from '../figure.ts';
import type { Hat } from '../hats.ts';
import { tint } from '../tints.ts';

const star = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}${repeat(9, (n) => {
    const angle = ((n + 1) * Math.PI) / 5 - Math.PI / 2;
    const q = n % 2 ? r : r * 0.42;
    return `L${Math.round((x + q * Math.cos(angle)) * 10) / 10} ${Math.round((y + q * Math.sin(angle)) * 10) / 10}`;
  })}Z`;

/** The Excuse: a minstrel on his way, the star over him. */
export const minstrel = (): string =>
  person(116, 142, 84, {
    coat: tint.red,
    legs: tint.navy,
    hat: 'fool',
    hatColour: tint.gold,
    hair: tint.red,
    arms: ['-11 76, -22 60, -8 55'],
    stride: ['-5 46, -10 26, -20 4', '5 46, 16 26, 14 2'],
  }) +
  flat(tint.gold, 'M106 108l4-6 4 6-4 6zM114 108l4-6 4 6-4 6z') +
  at(
    120,
    94,
    shape(tint.straw, 'M-14 2c-2-10 10-16 20-8l26-10 2 5-25 10c0 12-21 14-23 3Z') +
      disc(tint.ink, -3, 1, 3) +
      line('M-8 4L30-10', 0.8),
  ) +
  limb(tint.red, 'M126 78L140 84L141 88', 6) +
  disc(tint.skin, 141, 88, 3.5) +
  shape(tint.gold, star(164, 58, 13));

/** 1, le Petit: a small fool on a large ball. */
export const petit = (): string =>
  disc(tint.red, 120, 127, 18) +
  flat(tint.gold, 'M120 109c-8 9-8 27 0 36 8-9 8-27 0-36Z') +
  line('M103 122q17 9 34 0', 1.2, tint.paper) +
  person(120, 109, 64, {
    coat: tint.navy,
    legs: tint.gold,
    hat: 'fool',
    hatColour: tint.red,
    hair: tint.navy,
    arms: ['-11 75, -30 72, -40 88', '11 75, 30 70, 44 60'],
    stride: ['-5 46, -6 24, -4 2', '5 46, 24 40, 20 18'],
  }) +
  limb(tint.wood, 'M97 62L91 44', 2) +
  disc(tint.skin, 90, 41, 4.5) +
  shape(tint.red, 'M84 40l-4-6 8 2 2-7 3 7 8-2-5 6z') +
  shape(tint.paper, 'M109 59l4 5 3-3 4 4 4-4 3 3 4-5q-11 3-22 0z');

/** 2, childhood: two children and a kite. */
export const childhood = (): string =>
  person(94, 142, 56, {
    coat: tint.red,
    skirt: tint.red,
    hair: tint.wood,
    hat: 'bun',
    arms: ['-11 75, -20 60, -16 48', '11 75, 26 66, 34 58'],
  }) +
  person(136, 142, 60, {
    coat: tint.navy,
    legs: tint.straw,
    hat: 'beret',
    hatColour: tint.red,
    arms: ['-11 75, -26 64, -38 53', '11 75, 18 92, 22 106'],
    stride: ['-5 46, -10 26, -18 4', '5 46, 10 26, 12 2'],
  }) +
  line('M149 79Q160 70 151 60', 0.9) +
  shape(tint.gold, 'M134 40l22-4-2 24-18 2z') +
  flat(tint.red, 'M134 40l22-4-11 14zM154 60l-18 2 9-12z') +
  line('M134 40l20 20M156 36l-20 26', 0.9) +
  line('M136 62q-10 2-14-6t-14-2', 1.2) +
  flat(tint.navy, 'M124 56l4-4-1 6zM124 57l-5 2 4 3zM110 51l4-3 0 6zM110 55l-4 3 4 2z');

/** 3, youth: a girl on the swing, and who pushes it. */
export const youth = (): string =>
  at(
    136,
    40,
    line('M-9 0L-10 78M11 0L12 78', 1.4) +
      person(1, 78, 56, {
        coat: tint.paper,
        skirt: tint.red,
        hair: tint.wood,
        hat: 'bun',
        arms: ['-11 75, -22 66, -18 80', '11 75, 22 66, 20 80'],
      }) +
      limb(tint.wood, 'M-14 79H16', 2),
    1,
    -14,
  ) +
  person(98, 143, 62, {
    coat: tint.navy,
    legs: tint.straw,
    hair: tint.ink,
    arms: ['-8 75, 6 64, 24 66', '11 75, 22 68, 40 74'],
    stride: ['-5 46, -16 26, -24 4', '5 46, 10 26, 8 2'],
    stoop: 4,
    looks: 1,
  });

/** 4, maturity: father, mother, and the child between them. */
export const maturity = (): string =>
  person(94, 143, 72, {
    coat: tint.navy,
    legs: tint.dusk,
    hat: 'top',
    hatColour: tint.ink,
    arms: ['-11 76, -17 60, -13 48', '11 75, 19 58, 24 46'],
  }) +
  person(146, 143, 68, {
    coat: tint.red,
    skirt: tint.red,
    hair: tint.wood,
    hat: 'straw',
    hatColour: tint.gold,
    arms: ['-11 75, -20 58, -28 45', '11 75, 19 60, 14 50'],
  }) +
  person(119, 143, 38, {
    coat: tint.gold,
    legs: tint.navy,
    hair: tint.wood,
    arms: ['-11 75, -22 80, -22 88', '11 75, 22 76, 22 84'],
  });

/** 5, old age: together still, a stick each. */
export const oldAge = (): string =>
  person(98, 143, 78, {
    coat: tint.wood,
    legs: tint.ink,
    hat: 'cap',
    hatColour: tint.navy,
    stoop: 6,
    looks: 1,
    arms: ['-6 74, 4 58, -16 50', '14 74, 24 62, 34 52'],
  }) +
  limb(tint.wood, 'M125 101V143', 2) +
  flat(tint.paper, 'M100 78q2 10 10 9 5-2 4-8-6 2-14-1z') +
  person(146, 143, 72, {
    coat: tint.dusk,
    skirt: tint.dusk,
    hat: 'bonnet',
    hatColour: tint.paper,
    stoop: -5,
    looks: -1,
    arms: ['-14 74, -22 60, -26 52', '6 74, 10 58, -4 50'],
  }) +
  shape(tint.red, 'M131 90h22l8 24-17-8-18 7Z') +
  line('M135 94l-4 14m8-14l-1 10m10-10l2 12', 0.8);

/** 12, the dance: a couple and a fiddle's tune. */
export const dance = (): string =>
  person(104, 143, 78, {
    coat: tint.navy,
    legs: tint.straw,
    hair: tint.ink,
    arms: ['-11 76, -24 86, -18 104', '11 76, 26 68, 34 62'],
    stride: ['-5 46, -20 34, -32 20', '5 46, 6 26, 4 2'],
  }) +
  person(142, 143, 74, {
    coat: tint.red,
    skirt: tint.rose,
    hair: tint.wood,
    hat: 'bun',
    arms: ['-11 76, -24 70, -16 62', '11 76, 28 88, 20 106'],
  }) +
  line('M124 139q18-10 36 0m-30-12q12-6 22 0', 2, tint.red);

/** 15, the arts: the painter before his easel. */
export const painter = (): string =>
  limb(tint.wood, 'M134 142L148 50L164 142M148 52V132', 2.5) +
  shape(tint.paper, 'M126 62h44v44h-44z') +
  flat(tint.air, 'M128 64h40v22h-40z') +
  flat(tint.leaf, 'M128 88q20-12 40 0v16h-40z') +
  disc(tint.red, 156, 74, 5) +
  limb(tint.wood, 'M124 108h48', 2.5) +
  person(96, 143, 78, {
    coat: tint.dusk,
    legs: tint.navy,
    hat: 'beret',
    hatColour: tint.red,
    looks: 1,
    arms: ['11 76, 24 68, 32 76'],
    stride: ['-5 46, -8 2', '5 46, 10 2'],
  }) +
  line('M121 83l10-5', 1.8) +
  shape(tint.straw, 'M76 104c4-10 22-10 24 0 1 8-8 4-10 8-3 6-16 2-14-8Z') +
  disc(tint.red, 82, 102, 2) +
  disc(tint.gold, 88, 99, 2) +
  disc(tint.navy, 94, 101, 2) +
  limb(tint.dusk, 'M88 84L80 98L88 106', 5.5);

/** 20, the game: four elbows on a table. */
export function players(): string {
  const fan = (x: number, y: number): string =>
    [-26, 0, 26]
      .map((turn) =>
        at(x, y, shape(tint.paper, 'M-3.500 0v-12h7v12z') + flat(tint.red, 'M0-9l2 3-2 3-2-3z'), 1, turn),
      )
      .join('');
  const man = (coat: string, hat: Hat, hatColour: string): string =>
    shape(coat, 'M64 146c-4-24-2-46 16-54 4-2 12-2 16 0 6 6 8 18 8 28v26Z') +
    shape(tint.paper, 'M88 92l8 12 2-11Z') +
    face([92, 80], 11, { looks: 1, hat, hatColour, hair: tint.wood }) +
    flat(tint.wood, 'M92 86q8-3 11 1-5 4-11-1z') +
    limb(coat, 'M78 102L88 122L103 116', 8.5) +
    disc(tint.skin, 105, 115, 4.5);
  return (
    man(tint.navy, 'cap', tint.wood) +
    mirrored(120, man(tint.red, 'top', tint.ink)) +
    shape(tint.green, 'M115 124V104q0-4 2-6V88h6v10q2 2 2 6v20Z') +
    flat(tint.cream, 'M116 108h8v9h-8z') +
    fan(105, 112) +
    fan(135, 112) +
    shape(tint.wood, 'M80 124h80v6H80z') +
    shape(tint.rose, 'M88 130h64l5 16H83Z') +
    line('M98 130l-3 16m14-16v16m24-16l3 16m-14-16v16', 0.9)
  );
}

/** 21, folly of many: the carnival goes round. */
export const carnival = (): string =>
  person(90, 143, 68, {
    coat: tint.gold,
    legs: tint.red,
    hat: 'fool',
    hatColour: tint.navy,
    hair: tint.red,
    arms: ['-11 76, -24 84, -26 100', '11 76, 20 84, 22 96'],
    stride: ['-5 46, -20 34, -26 14', '5 46, 8 26, 6 2'],
  }) +
  person(150, 143, 68, {
    coat: tint.navy,
    legs: tint.gold,
    hat: 'fool',
    hatColour: tint.red,
    hair: tint.gold,
    arms: ['-11 76, -20 84, -22 96', '11 76, 24 84, 26 100'],
    stride: ['-5 46, -8 26, -6 2', '5 46, 20 34, 26 14'],
  }) +
  person(120, 143, 74, {
    coat: tint.red,
    skirt: tint.paper,
    hat: 'fool',
    hatColour: tint.gold,
    hair: tint.navy,
    arms: ['-11 76, -18 84, -20 88', '11 76, 18 84, 20 88'],
  }) +
  flat(tint.navy, circle(114, 112, 2) + circle(124, 118, 2) + circle(112, 128, 2) + circle(130, 130, 2)) +
  flat(tint.red, circle(120, 126, 2) + circle(126, 108, 2) + circle(106, 136, 2));
