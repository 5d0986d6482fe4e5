// What people wear on their heads; x, y is the middle of the head, r its radius.
import { circle, flat, line, round as k, shape } from './kit.ts';
import { tint } from './tints.ts';

export type Hat = 'top' | 'straw' | 'bonnet' | 'cap' | 'bun' | 'beret' | 'fool' | 'none';

/** A hat; of a fool's cap the two horns take the hat's and the hair's colour. */
export function crown(hat: Hat, x: number, y: number, r: number, colour: string, hair: string): string {
  const p = (dx: number, dy: number): string => `${k(x + dx * r)} ${k(y + dy * r)}`;
  switch (hat) {
    case 'none':
      return '';
    case 'top':
      return (
        shape(
          colour,
          `M${p(-1.7, -0.4)}L${p(1.7, -0.4)} ${p(1.1, -0.8)} ${p(1.1, -2.4)} ${p(-1.1, -2.4)} ${p(-1.1, -0.8)}Z`,
        ) + line(`M${p(-1, -1)}L${p(1, -1)}`, k(r * 0.3), tint.red)
      );
    case 'straw':
      return (
        shape(
          colour,
          `M${p(-2.2, -0.3)}Q${p(0, -1.2)} ${p(2.2, -0.3)}Q${p(1, -0.8)} ${p(0.9, -1.7)}L${p(-0.9, -1.7)}Q${p(-1, -0.8)} ${p(-2.2, -0.3)}Z`,
        ) + line(`M${p(-0.9, -1)}Q${p(0, -1.2)} ${p(0.9, -1)}`, k(r * 0.3), tint.red)
      );
    case 'bonnet':
      return shape(
        colour,
        `M${p(-1.1, 0.9)}Q${p(-1.7, -1.6)} ${p(0, -1.5)}Q${p(1.7, -1.6)} ${p(1.1, 0.9)}L${p(0.8, 0.6)}Q${p(1, -0.7)} ${p(0, -0.7)}Q${p(-1, -0.7)} ${p(-0.8, 0.6)}Z`,
      );
    case 'cap':
      return shape(colour, `M${p(-1.1, -0.2)}Q${p(-1, -1.5)} ${p(0, -1.4)}T${p(1.1, -0.5)}L${p(1.8, -0.2)}Z`);
    case 'beret':
      return (
        shape(colour, `M${p(-1.3, -0.3)}C${p(-2, -1.6)} ${p(1.4, -1.9)} ${p(1.3, -0.5)}Z`) +
        line(`M${p(-0.2, -1.4)}l.6-2`, 1.4)
      );
    case 'bun':
      return shape(
        hair,
        `M${p(-1, 0.5)}Q${p(-1.3, -1.3)} ${p(0, -1.3)}Q${p(1.3, -1.3)} ${p(1, 0.5)}Q${p(0.9, -0.7)} ${p(0, -0.6)}Q${p(-0.9, -0.7)} ${p(-1, 0.5)}Z${circle(x, y - r * 1.6, k(r * 0.5))}`,
      );
    case 'fool':
      return (
        shape(
          colour,
          `M${p(-1.1, 0.1)}Q${p(-1, -1.5)} ${p(-2.3, -0.4)}Q${p(-1.9, -2.5)} ${p(0, -1.5)}L${p(0, -0.5)}Z`,
        ) +
        shape(
          hair,
          `M${p(1.1, 0.1)}Q${p(1, -1.5)} ${p(2.3, -0.4)}Q${p(1.9, -2.5)} ${p(0, -1.5)}L${p(0, -0.5)}Z`,
        ) +
        flat(
          tint.gold,
          circle(x - r * 2.3, y - r * 0.2, k(r * 0.42)) + circle(x + r * 2.3, y - r * 0.2, k(r * 0.42)),
        )
      );
  }
}
