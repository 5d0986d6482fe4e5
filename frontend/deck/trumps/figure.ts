// People in few cuts: head, coat, skirt or legs, arms, hat. Measures are per cent of their height, up from the feet.
import { circle, disc, flat, limb, round, shape, type Point } from './kit.ts';
import { tint } from './tints.ts';

export type Hat = 'top' | 'straw' | 'bonnet' | 'cap' | 'bun' | 'beret' | 'fool' | 'none';

export interface Look {
  readonly coat: string;
  readonly skirt?: string;
  readonly legs?: string;
  readonly hair?: string;
  readonly hat?: Hat;
  readonly hatColour?: string;
  /** Each arm from shoulder to hand. */
  readonly arms?: readonly (readonly Point[])[];
  /** Each leg from hip to foot; standing straight unless told. */
  readonly stride?: readonly (readonly Point[])[];
  /** How far the head is pushed forward, as with the old. */
  readonly stoop?: number;
}

const STANDING = [[[-5, 46], [-6, 2]], [[5, 46], [7, 2]]] as const; // prettier-ignore
const HANGING = [[[-11, 76], [-17, 60], [-15, 46]], [[11, 76], [17, 60], [15, 46]]] as const; // prettier-ignore

export function person(x: number, foot: number, height: number, look: Look): string {
  const put = ([dx, up]: Point): Point => [round(x + (dx * height) / 100), round(foot - (up * height) / 100)];
  const path = (points: readonly Point[]): string => `M${points.map((p) => put(p).join(' ')).join('L')}`;
  const area = (...points: Point[]): string => `${path(points)}Z`;
  const stoop = look.stoop ?? 0;
  const arms = look.arms ?? HANGING;
  const [hx, hy] = put([stoop * 1.4, 90]);
  const r = round(height * 0.095);
  const arm = (points: readonly Point[]): string => {
    const hand = points[points.length - 1] ?? [0, 0];
    const [px, py] = put(hand);
    return limb(look.coat, path(points), round(height * 0.075)) + disc(tint.skin, px, py, round(height * 0.042));
  };
  const legs = look.skirt
    ? shape(look.skirt, `${path([[-8, 52]])}Q${put([-12, 20]).join(' ')} ${put([-25, 1]).join(' ')}Q${put([0, -3]).join(' ')} ${put([25, 1]).join(' ')}Q${put([12, 20]).join(' ')} ${put([8, 52]).join(' ')}Z`)
    : (look.stride ?? STANDING).map((leg) => limb(look.legs ?? tint.navy, path(leg), round(height * 0.09))).join(''); // prettier-ignore
  const torso = shape(
    look.coat,
    look.skirt
      ? area([-12 + stoop, 79], [12 + stoop, 79], [8, 50], [-8, 50])
      : area([-12 + stoop, 79], [12 + stoop, 79], [12, 40], [-12, 40]),
  );
  const neck = limb(tint.skin, path([[stoop, 78], [stoop * 1.3, 84]]), round(height * 0.06)); // prettier-ignore
  const hair = look.hair ? flat(look.hair, `M${hx - r} ${hy}a${r} ${r} 0 0 1 ${2 * r} 0q${-r} ${round(-r * 0.7)} ${-2 * r} 0z`) : '';
  return (
    legs + neck + torso + arms.map(arm).join('') + disc(tint.skin, hx, hy, r) + hair +
    hats[look.hat ?? 'none'](hx, hy, r, look.hatColour ?? tint.navy, look.hair ?? tint.ink)
  ); // prettier-ignore
}

const k = (value: number): number => round(value);

const hats: Record<Hat, (x: number, y: number, r: number, colour: string, hair: string) => string> = {
  none: () => '',
  top: (x, y, r, colour) =>
    shape(colour, `M${k(x - r * 1.7)} ${k(y - r * 0.4)}H${k(x + r * 1.7)}L${k(x + r * 1.2)} ${k(y - r * 0.8)}L${k(x + r)} ${k(y - r * 2.4)}H${k(x - r)}L${k(x - r * 1.2)} ${k(y - r * 0.8)}Z`),
  straw: (x, y, r, colour) =>
    shape(colour, `M${k(x - r * 2.3)} ${k(y - r * 0.3)}Q${x} ${k(y - r * 1.2)} ${k(x + r * 2.3)} ${k(y - r * 0.3)}Q${k(x + r)} ${k(y - r * 0.8)} ${k(x + r * 0.9)} ${k(y - r * 1.6)}H${k(x - r * 0.9)}Q${k(x - r)} ${k(y - r * 0.8)} ${k(x - r * 2.3)} ${k(y - r * 0.3)}Z`),
  bonnet: (x, y, r, colour) =>
    shape(colour, `M${k(x - r * 1.1)} ${k(y + r * 0.9)}Q${k(x - r * 1.7)} ${k(y - r * 1.6)} ${x} ${k(y - r * 1.5)}Q${k(x + r * 1.5)} ${k(y - r * 1.5)} ${k(x + r * 1.3)} ${k(y - r * 0.2)}Q${k(x - r * 0.2)} ${k(y - r * 0.9)} ${k(x - r * 0.5)} ${k(y + r)}Z`),
  cap: (x, y, r, colour) =>
    shape(colour, `M${k(x - r * 1.1)} ${k(y - r * 0.2)}Q${k(x - r)} ${k(y - r * 1.5)} ${x} ${k(y - r * 1.4)}T${k(x + r * 1.1)} ${k(y - r * 0.5)}L${k(x + r * 1.8)} ${k(y - r * 0.2)}Z`),
  beret: (x, y, r, colour) =>
    shape(colour, `M${k(x - r * 1.5)} ${k(y - r * 0.3)}C${k(x - r * 2)} ${k(y - r * 1.6)} ${k(x + r * 1.4)} ${k(y - r * 1.9)} ${k(x + r * 1.3)} ${k(y - r * 0.5)}Z`),
  bun: (x, y, r, _colour, hair) =>
    shape(hair, `M${k(x - r)} ${k(y + r * 0.4)}Q${k(x - r * 1.2)} ${k(y - r * 1.3)} ${x} ${k(y - r * 1.3)}T${k(x + r)} ${k(y - r * 0.1)}Q${k(x + r * 0.2)} ${k(y - r * 0.8)} ${k(x - r * 0.3)} ${k(y - r * 0.3)}Z${circle(x - r * 0.3, y - r * 1.6, k(r * 0.55))}`),
  fool: (x, y, r, colour, hair) =>
    shape(colour, `M${k(x - r * 1.1)} ${k(y)}Q${k(x - r)} ${k(y - r * 1.6)} ${k(x - r * 2.4)} ${k(y - r * 0.6)}Q${k(x - r * 1.8)} ${k(y - r * 2.4)} ${x} ${k(y - r * 1.4)}V${k(y - r * 0.4)}Z`) +
    shape(hair, `M${k(x + r * 1.1)} ${k(y)}Q${k(x + r)} ${k(y - r * 1.6)} ${k(x + r * 2.4)} ${k(y - r * 0.6)}Q${k(x + r * 1.8)} ${k(y - r * 2.4)} ${x} ${k(y - r * 1.4)}V${k(y - r * 0.4)}Z`) +
    flat(tint.gold, circle(x - r * 2.4, y - r * 0.4, k(r * 0.5)) + circle(x + r * 2.4, y - r * 0.4, k(r * 0.5))),
}; // prettier-ignore
