// People in few cuts: legs or skirt, coat, arms, head, hat. Measures are per cent of their height, up from the feet.
import { circle, disc, flat, limb, line, points, round, shape, type Point } from './kit.ts';
import { crown, type Hat } from './hats.ts';
import { tint } from './tints.ts';

export interface Look {
  readonly coat: string;
  /** A skirt of this colour; without one the person wears trousers. */
  readonly skirt?: string;
  readonly legs?: string;
  readonly shoes?: string;
  readonly hair?: string;
  readonly hat?: Hat;
  readonly hatColour?: string;
  /** Each arm from shoulder to hand, 'x y, x y, x y'; hanging unless told. */
  readonly arms?: readonly string[];
  /** Each leg from hip to foot; standing straight unless told. */
  readonly stride?: readonly string[];
  /** How far the shoulders are pushed forward, as with the old. */
  readonly stoop?: number;
  /** Where the face is turned: -1 left, 0 to us, 1 right. */
  readonly looks?: -1 | 0 | 1;
}

const STANDING = ['-5 46, -6 2', '5 46, 7 2'];
const HANGING = ['-11 76, -17 60, -15 46', '11 76, 17 60, 15 46'];

export function person(x: number, foot: number, height: number, look: Look): string {
  const put = ([dx, up]: Point): string =>
    `${round(x + (dx * height) / 100)} ${round(foot - (up * height) / 100)}`;
  const path = (joints: readonly Point[]): string => `M${joints.map(put).join('L')}`;
  const size = (percent: number): number => round((percent * height) / 100);
  const stoop = look.stoop ?? 0;
  const head: Point = [x + size(stoop * 1.4), round(foot - size(90.5))];

  const arm = (pose: string): string => {
    const [hx, hup] = points(pose).at(-1) ?? [0, 0];
    const hand = disc(tint.skin, x + size(hx), foot - size(hup), size(4.2));
    return limb(look.coat, path(points(pose)), size(7.5)) + hand;
  };
  const leg = (pose: string): string => {
    const [fx, fup] = points(pose).at(-1) ?? [0, 0];
    const way = look.looks || (fx < 0 ? -1 : 1);
    const [sx, sy] = [x + size(fx), foot - size(fup - 2)];
    const shoe = `M${round(sx - way * size(5))} ${round(sy - size(7))}h${way * size(9)}q${way * size(7)} ${size(3)} ${way * size(7)} ${size(7)}h${-way * size(16)}z`;
    return (
      limb(look.legs ?? tint.navy, path(points(pose)), size(9)) +
      (fup < 30 ? shape(look.shoes ?? tint.ink, shoe) : '')
    );
  };

  const lower = look.skirt
    ? shape(
        look.skirt,
        `M${put([-8, 52])}Q${put([-12, 22])} ${put([-27, 1])}Q${put([0, -3])} ${put([27, 1])}Q${put([12, 22])} ${put([8, 52])}Z`,
      ) +
      line(
        `M${put([-3, 46])}Q${put([-5, 20])} ${put([-11, 2])}M${put([3, 46])}Q${put([5, 20])} ${put([10, 2])}`,
        0.9,
      )
    : (look.stride ?? STANDING).map(leg).join('');
  const [w, low]: Point = look.skirt ? [8, 50] : [13, 38];
  const coat =
    shape(
      look.coat,
      `M${put([stoop - 4, 81])}Q${put([stoop - 13, 80])} ${put([stoop - 14, 72])}L${put([-9, 56])} ${put([-w, low])}Q${put([0, low - 3])} ${put([w, low])}L${put([9, 56])} ${put([stoop + 14, 72])}Q${put([stoop + 13, 80])} ${put([stoop + 4, 81])}Z`,
    ) +
    shape(tint.paper, `M${put([stoop - 5, 81])}L${put([stoop, 72])} ${put([stoop + 5, 81])}Z`) +
    (look.skirt ? '' : line(`M${put([stoop, 71])}L${put([0, low - 1])}`, 0.9));
  const neck = limb(tint.skin, path(points(`${stoop} 78, ${stoop * 1.3} 84`)), size(6));
  return lower + neck + coat + (look.arms ?? HANGING).map(arm).join('') + face(head, size(9.8), look);
}

/** A head alone, with hair and hat; for those of whom a table hides the rest. */
export function face(
  [x, y]: Point,
  r: number,
  look: Pick<Look, 'looks' | 'hair' | 'hat' | 'hatColour'>,
): string {
  const turned = (look.looks ?? 0) * r * 0.4;
  const nose = look.looks
    ? `M${round(x + look.looks * r * 0.8)} ${round(y - r * 0.2)}l${round(look.looks * r * 0.5)} ${round(r * 0.4)} ${round(-look.looks * r * 0.4)} ${round(r * 0.2)}`
    : '';
  const hair = look.hair ?? tint.wood;
  return (
    (nose && shape(tint.skin, nose)) +
    disc(tint.skin, x, y, r) +
    flat(
      tint.ink,
      circle(x + turned - r * 0.36, y, round(r * 0.13)) + circle(x + turned + r * 0.36, y, round(r * 0.13)),
    ) +
    line(
      `M${round(x + turned - r * 0.3)} ${round(y + r * 0.45)}q${round(r * 0.3)} ${round(r * 0.3)} ${round(r * 0.6)} 0`,
      0.8,
    ) +
    (look.hair
      ? flat(hair, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q${-r} ${round(-r * 0.8)} ${-2 * r} 0z`)
      : '') +
    crown(look.hat ?? 'none', x, y, r, look.hatColour ?? tint.navy, hair)
  );
}
