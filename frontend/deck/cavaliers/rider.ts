/** The rider: shoulders, coat, sleeve, the hand at the rein and what he carries. */
import { gold, navy, paper, red } from '../palette.ts';
import { SIGNS, type Suit } from '../signs.ts';
import { band, disc, line, shape, strands, type Curve } from './pen.ts';
import { head, neck } from './heads.ts';

export interface Rider {
  coat: string;
  sleeve: string;
  cape: string;
  plume: string | null;
}

export function rider(suit: Suit, look: Rider): string {
  return (
    plume(look) +
    cape(look) +
    placed(neck()) +
    chest(suit, look) +
    lance(look) +
    arm(look) +
    placed(head(suit))
  );
}

const placed = (drawn: string) => `<g transform="translate(868 322) scale(1.22)">${drawn}</g>`;

function cape(look: Rider): string {
  return (
    shape('M980 560C1120 540 1250 640 1330 800L1330 1140L900 1140Z', look.cape, 7) +
    strands(
      [1090, 600, 1190, 700, 1250, 850, 1260, 1100],
      [1200, 640, 1290, 740, 1310, 900, 1330, 1060],
      4,
      4,
      look.cape === paper ? navy : gold,
    )
  );
}

function chest(suit: Suit, look: Rider): string {
  const left: Curve = [652, 560, 640, 720, 690, 900, 700, 1120];
  const right: Curve = [1070, 560, 1090, 720, 1050, 900, 1040, 1120];
  const cords = [0, 1, 2, 3, 4].map((n) => {
    const y = 668 + n * 66;
    return (
      line(`M762 ${y}C810 ${y + 22} 900 ${y + 22} 968 ${y - 4}`, 19) +
      line(`M762 ${y}C810 ${y + 22} 900 ${y + 22} 968 ${y - 4}`, 9, gold) +
      disc(864, y + 14, 17, gold) +
      disc(762, y, 13, gold) +
      disc(968, y - 4, 13, gold)
    );
  });
  const collar = [556, 576, 584, 578, 560].map((y, n) => {
    const x = 738 + n * 62;
    return `<path fill="currentColor" transform="translate(${x} ${y}) scale(.46) translate(-50 -50)" d="${SIGNS[suit]}"/>`;
  });
  return (
    band(left, right, look.coat, 7) +
    cords.join('') +
    shape('M680 500C760 560 960 560 1060 494L1084 580C980 668 760 668 650 590Z', gold) +
    shape('M692 522C770 582 960 582 1054 516L1064 566C980 644 770 644 666 580Z', paper) +
    collar.join('')
  );
}

function arm(look: Rider): string {
  const puff =
    'M1030 560C1120 520 1220 590 1246 700C1256 770 1200 820 1120 820C1040 810 1000 740 1000 680C1002 630 1010 590 1030 560Z';
  const cuff: Curve = [1014, 770, 1050, 830, 1100, 850, 1160, 826];
  return (
    shape(puff, look.sleeve, 7) +
    [0, 1, 2, 3].map((n) => slash(1046 + n * 50, 610 + n * 20)).join('') +
    shape(
      'M1010 764C1050 824 1110 838 1166 816C1150 880 1090 930 1000 944L936 872C980 850 1000 810 1010 764Z',
      look.coat,
      7,
    ) +
    strands(
      [1016, 790, 1000, 840, 980, 870, 950, 890],
      [1150, 836, 1130, 890, 1080, 926, 1000, 944],
      3,
      5,
      gold,
    ) +
    line(curveOf(cuff), 22) +
    line(curveOf(cuff), 11, gold) +
    hand()
  );
}

const curveOf = (c: Curve) => `M${c[0]} ${c[1]}C${c.slice(2).join(' ')}`;

function slash(x: number, y: number): string {
  return (
    shape(
      `M${x} ${y}C${x + 30} ${y + 40} ${x + 24} ${y + 110} ${x - 4} ${y + 150}C${x - 26} ${y + 100} ${x - 24} ${y + 40} ${x} ${y}Z`,
      paper,
      5,
    ) + line(`M${x + 2} ${y + 34}C${x + 8} ${y + 70} ${x + 4} ${y + 96} ${x - 2} ${y + 116}`, 3.5)
  );
}

/** A fist: the cuff, four fingers, the thumb above. */
function hand(): string {
  const fingers = [0, 1, 2, 3].map((n) =>
    shape(
      `M${850 + n * 7} ${824 + n * 25}C${838 + n * 7} ${826 + n * 25} ${836 + n * 7} ${848 + n * 25} ${852 + n * 7} ${850 + n * 25}L${914 + n * 4} ${850 + n * 22}L${914 + n * 4} ${826 + n * 23}Z`,
      paper,
      5,
    ),
  );
  return (
    shape('M940 872L1000 944C976 966 940 960 916 942L904 880Z', gold) +
    shape('M880 820C920 800 950 830 958 872C960 910 944 936 912 938C890 930 880 880 880 820Z', paper) +
    fingers.join('') +
    shape('M930 850C916 826 888 812 866 812C856 818 858 832 870 834C890 838 902 850 910 866Z', paper, 5)
  );
}

function lance(look: Rider): string {
  const stripes = Array.from(
    { length: 12 },
    (_, n) => `M1222 ${-40 + n * 100}L1262 ${-84 + n * 100}V${-40 + n * 100}L1222 ${4 + n * 100}Z`,
  ).join('');
  return (
    shape('M1222 -20H1262V1200H1222Z', gold) +
    `<path fill="${look.cape === red ? navy : red}" stroke="${navy}" stroke-width="4" d="${stripes}"/>`
  );
}

/** An ostrich feather that curls over the back of the hat. */
function plume(look: Rider): string {
  if (look.plume === null) return '';
  const spine: Curve = [980, 150, 1040, 30, 1190, 40, 1197, 290];
  const upper: Curve = [960, 90, 1030, -60, 1240, -40, 1198, 300];
  const lower: Curve = [1000, 190, 1060, 110, 1150, 100, 1196, 300];
  return (
    band(upper, lower, look.plume, 7) +
    strands(upper, spine, 3, 4, look.plume === paper ? navy : paper) +
    strands(spine, lower, 2, 4, look.plume === paper ? navy : paper) +
    curveLine(spine)
  );
}

const curveLine = (c: Curve) => line(curveOf(c), 6, gold);
