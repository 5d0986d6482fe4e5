/** The horse's head and neck, looking left. Every suit has its own coat, mane and cloth. */
import { gold, navy, paper } from '../palette.ts';
import { along, disc, line, shape, strands, strap, type Curve } from './pen.ts';

export interface Horse {
  coat: string;
  mane: string;
  /** Ink for the lines inside a dark coat. */
  lines: string;
  bridle: string;
  cloth: string;
  trim: string;
  dapples: boolean;
}

const CREST: readonly [Curve, Curve] = [
  [462, 318, 590, 330, 712, 470, 744, 640],
  [744, 640, 776, 800, 792, 900, 806, 1060],
];
const NECK = 'M462 318C590 330 712 470 744 640C776 800 792 900 806 1120L330 1180C402 1050 430 900 424 760Z';
const HEAD =
  'M466 322C432 342 402 366 374 402C336 452 298 522 262 588C232 640 192 688 162 734C138 770 132 806 154 826C172 842 198 840 220 832C226 858 252 874 280 860C306 846 314 822 340 806C376 786 412 792 452 772C520 738 556 690 558 618C560 516 530 412 466 322Z';

export function horse(look: Horse): string {
  return (
    neck(look) +
    mane(look) +
    ears(look) +
    shape(HEAD, look.coat, 7) +
    features(look) +
    forelock(look) +
    bridle(look)
  );
}

function neck(look: Horse): string {
  const shade = strands(
    [470, 800, 480, 880, 474, 950, 446, 1040],
    [560, 730, 590, 840, 590, 930, 570, 1010],
    5,
    4,
    look.lines,
  );
  const cloth =
    shape('M398 934C520 1000 690 990 797 930L830 1200L280 1240Z', look.cloth) +
    strap('M400 936C520 1002 690 992 797 932', 26, gold, look.trim) +
    [972, 994, 1004, 1004, 994, 972].map((y, n) => tassel(428 + n * 70, y)).join('');
  return shape(NECK, look.coat, 7) + shade + (look.dapples ? dapples() : '') + cloth;
}

function tassel(x: number, y: number): string {
  return shape(`M${x - 14} ${y + 14}h28l8 52q-22 14-44 0Z`, gold, 5) + disc(x, y + 10, 13, paper, 5);
}

/** Dapples gather on neck and cheek and grow fewer toward the face. */
function dapples(): string {
  const spots = [
    [560, 752, 12],
    [604, 800, 10],
    [530, 812, 10],
    [650, 850, 11],
    [588, 866, 12],
    [514, 880, 9],
    [648, 770, 8],
    [690, 880, 8],
    [470, 826, 8],
    [622, 920, 8],
    [560, 930, 8],
    [700, 810, 7],
  ] as const;
  return spots
    .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="${navy}"/>`)
    .join('');
}

/** Locks hang from the crest, each over the next. */
function mane(look: Horse): string {
  const roots = [
    ...[0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.86, 1].map((t) => along(CREST[0], t)),
    ...[0.2, 0.4, 0.6, 0.8].map((t) => along(CREST[1], t)),
  ];
  return roots
    .slice(0, -1)
    .map((root, n) => lock(root, roots[n + 1] ?? root, n, look))
    .reverse()
    .join('');
}

function lock(a: ReturnType<typeof along>, b: ReturnType<typeof along>, n: number, look: Horse): string {
  const reach = 112 + (n % 2) * 26;
  const out = { x: (a.x + b.x) / 2 + a.nx * reach, y: (a.y + b.y) / 2 + a.ny * reach + 86 };
  const left: Curve = [
    a.x - a.nx * 34,
    a.y - a.ny * 34,
    a.x + a.nx * 40,
    a.y + a.ny * 40 - 12,
    out.x - 6,
    out.y - 74,
    out.x,
    out.y,
  ];
  const right: Curve = [
    b.x - b.nx * 34,
    b.y - b.ny * 34 + 14,
    b.x + b.nx * 10,
    b.y + b.ny * 10 + 20,
    out.x - 66,
    out.y - 26,
    out.x,
    out.y,
  ];
  const tip = `C${Math.round(right[4])} ${Math.round(right[5])} ${Math.round(right[2])} ${Math.round(right[3])} ${Math.round(right[0])} ${Math.round(right[1])}Z`;
  const body = `M${left.slice(0, 2).map(Math.round).join(' ')}C${left.slice(2).map(Math.round).join(' ')}${tip}`;
  return shape(body, look.mane, 6) + strands(left, right, 3, 4, look.mane === navy ? paper : navy);
}

function ears(look: Horse): string {
  return (
    shape('M506 372C500 316 520 264 560 228C582 288 574 346 540 392Z', look.coat, 7) +
    shape('M440 352C418 300 428 232 466 176C500 222 514 288 498 348C482 366 458 368 440 352Z', look.coat, 7) +
    shape('M460 336C448 300 452 256 466 222C482 256 484 302 476 340Z', look.bridle, 5)
  );
}

function features(look: Horse): string {
  const ink = look.lines;
  return (
    // eye
    shape('M346 474C366 444 406 440 428 464C408 492 372 496 346 474Z', paper, 5, ink) +
    `<ellipse cx="388" cy="467" rx="17" ry="18" fill="${navy}"/><circle cx="382" cy="461" r="5" fill="${paper}"/>` +
    line('M334 458C360 420 408 414 440 442', 8, ink) +
    line('M352 500C376 508 400 506 418 496', 4, ink) +
    // nostril and mouth
    shape('M164 752C170 728 196 724 206 742C204 764 180 778 164 752Z', look.bridle, 5, ink) +
    line('M220 832C250 822 276 808 296 784M152 792C160 800 168 804 178 804', 5.5, ink) +
    // cheek and bridge
    strands([522, 560, 512, 620, 486, 660, 446, 690], [468, 700, 462, 716, 440, 736, 400, 744], 7, 3.5, ink) +
    strands([300, 560, 310, 566, 322, 568, 336, 566], [222, 668, 230, 676, 242, 680, 256, 680], 6, 3.5, ink)
  );
}

function forelock(look: Horse): string {
  const strand = (k: number) =>
    shape(
      `M${476 - k * 6} ${330 + k * 8}C${438 - k * 4} ${350 + k * 10} ${400 + k * 4} ${392 + k * 12} ${392 + k * 10} ${438 + k * 10}C${428 + k * 6} ${424 + k * 6} ${466 + k * 2} ${388 + k * 6} ${488 + k * 2} ${344 + k * 6}Z`,
      look.mane,
      5,
    );
  return [0, 1, 2].map(strand).join('');
}

function bridle(look: Horse): string {
  const leather = (d: string, width = 26) => strap(d, width, gold, look.bridle);
  return (
    leather('M236 632C270 660 306 730 330 806') +
    leather('M304 704C356 640 436 524 498 372') +
    leather('M376 404C414 424 470 440 516 424', 20) +
    leather('M508 396C554 480 570 590 550 690C540 730 514 752 484 764', 20) +
    disc(304, 704, 30, gold, 6) +
    disc(304, 704, 14, look.bridle, 4) +
    disc(500, 398, 26, gold, 6) +
    disc(500, 398, 12, look.bridle, 4)
  );
}

/** The rein, which lies over neck and rider. */
export function rein(look: Horse): string {
  return strap('M326 800C430 900 640 930 868 838', 18, gold, look.bridle);
}
