// 13, the market: a striped awning, fruit in crates, and who buys it.
import { circle, flat, limb, repeat, shape } from '../kit.ts';
import { face, person } from '../figure.ts';
import { tint } from '../tints.ts';

export function market(): string {
  const stripe = (n: number): string =>
    shape(n % 2 ? tint.paper : tint.red, `M${92 + n * 12} 52h12l${n - 2} 20q-6 8-12 0l${-n + 1.5}-20z`);
  const fruit = (x: number, colour: string): string =>
    flat(
      colour,
      repeat(6, (n) => circle(x + 4 + (n % 3) * 6, 112 - Math.floor(n / 3) * 5, 3.4)),
    );
  return (
    limb(tint.wood, 'M100 144V66M168 144V66', 2.5) +
    shape(tint.navy, 'M122 114c-2-14 2-20 12-20s14 6 12 20Z') +
    face([134, 86], 7.5, { hair: tint.wood }) +
    fruit(106, tint.gold) +
    fruit(126, tint.red) +
    fruit(146, tint.leaf) +
    shape(tint.wood, 'M100 114h68v9h-68z') +
    shape(tint.dusk, 'M103 123h62v22h-62z') +
    repeat(7, stripe) +
    person(84, 143, 70, {
      coat: tint.gold,
      skirt: tint.navy,
      hair: tint.wood,
      hat: 'bonnet',
      hatColour: tint.red,
      arms: ['-11 76, -18 60, -14 48', '11 76, 20 62, 32 62'],
    }) +
    shape(tint.straw, 'M64 112h20l-3 14h-14Z') +
    flat(tint.red, circle(70, 110, 3) + circle(77, 109, 3.5))
  );
}
