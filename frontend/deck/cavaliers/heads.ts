/** The riders' heads: four men, none of them a jack. A face is drawn about its nose and looks left. */
import { black, gold, navy, paper, red } from '../palette.ts';
import type { Suit } from '../signs.ts';
import { band, curl, curve, disc, line, shape, strands, type Curve } from './pen.ts';

const OUTLINE =
  'M-92 -150C-104 -108 -102 -76 -98 -52C-88 -34 -88 -16 -94 2C-104 30 -104 44 -96 70C-92 100 -76 136 -44 156C-26 166 -4 166 16 158C56 146 92 116 112 72L124 -60L112 -170Z';

/** The neck goes under the collar, so the coat is drawn between it and the head. */
export function neck(): string {
  return (
    shape('M10 120C34 160 36 190 24 250L150 250C132 190 122 130 116 50Z', paper) +
    strands([112, 90, 112, 140, 122, 190, 136, 236], [64, 150, 72, 176, 74, 206, 70, 240], 5, 3)
  );
}

function face(): string {
  return (
    shape(OUTLINE, paper) +
    // brows
    line('M-88 -60C-76 -82 -54 -82 -38 -64M-2 -64C18 -90 54 -88 80 -56', 7) +
    // near eye
    line('M-4 -24C12 -48 46 -48 66 -22', 6) +
    line('M2 -22C20 -10 46 -10 60 -20', 4) +
    line('M2 -44C20 -58 46 -56 64 -40', 3) +
    `<ellipse cx="27" cy="-28" rx="11" ry="13" fill="${navy}"/>` +
    // far eye
    line('M-90 -22C-80 -44 -58 -44 -42 -24', 6) +
    line('M-84 -20C-74 -10 -58 -10 -46 -20', 4) +
    `<ellipse cx="-68" cy="-28" rx="9" ry="12.500" fill="${navy}"/>` +
    // nose
    line('M-30 -46C-34 -10 -48 20 -52 44C-50 58 -34 60 -20 56', 5.5) +
    line('M8 26C22 34 18 56 2 56', 5) +
    // cheek
    strands([92, -4, 96, 30, 88, 60, 70, 88], [74, 30, 74, 50, 68, 66, 56, 84], 4, 3)
  );
}

function mouth(): string {
  return (
    line('M-56 90C-44 84 -34 82 -26 88C-16 80 2 82 24 90', 5.5) +
    line('M-44 104C-32 114 -14 114 0 104', 5) +
    line('M-38 128C-28 122 -16 122 -8 128', 3.5)
  );
}

function moustache(): string {
  return (
    shape(
      'M-24 76C-44 74 -62 86 -74 104C-86 108 -96 100 -98 88C-102 110 -84 126 -66 120C-50 114 -34 100 -24 92C-10 102 14 116 36 118C58 120 76 106 72 82C66 100 48 104 36 98C18 86 -4 74 -24 76Z',
      gold,
      5,
    ) + line('M-38 112C-28 120 -14 120 -4 112M-34 132C-26 126 -14 126 -8 132', 4.5)
  );
}

function beard(): string {
  return (
    shape(
      'M-95 64C-92 100 -84 150 -72 176C-60 206 -50 218 -38 240C-12 214 40 196 78 156C100 130 116 84 116 36C100 74 70 94 36 92C12 72 -10 70 -24 76C-44 70 -66 76 -95 64Z',
      gold,
    ) +
    strands([-90, 76, -84, 130, -68, 180, -42, 234], [-26, 120, -30, 160, -34, 200, -38, 232], 5, 4) +
    strands([-12, 122, -14, 160, -24, 200, -36, 230], [110, 70, 98, 130, 60, 170, -20, 222], 8, 4) +
    shape('M-54 98C-40 92 -20 92 8 100C-6 114 -38 114 -54 98Z', paper, 4.5) +
    line('M-54 98C-36 103 -16 104 8 100', 4.5) +
    line('M-24 80C-50 78 -70 86 -80 98M-24 80C4 78 30 90 44 106', 4)
  );
}

/** Hair that falls to the shoulder on the near side, rolled up below. */
function falling(colour = gold): string {
  const front: Curve = [58, -170, 116, -90, 84, 40, 108, 150];
  const back: Curve = [168, -170, 212, -60, 214, 60, 226, 142];
  return (
    band(front, back, colour) +
    strands(front, back, 8, 4) +
    curl(132, 156, 30, 1, colour) +
    curl(178, 162, 30, 1, colour) +
    curl(222, 152, 28, 1, colour)
  );
}

/** Ringlets. */
function ringlets(colour: string): string {
  const rows: [number, number, number][] = [
    [150, -96, 34],
    [186, -52, 34],
    [140, -34, 32],
    [196, 6, 34],
    [146, 24, 32],
    [198, 64, 33],
    [150, 82, 32],
    [196, 120, 32],
    [146, 138, 30],
  ];
  return rows.map(([x, y, r], n) => curl(x, y, r, n % 2 === 0 ? 1 : -1, colour)).join('');
}

/** Cropped hair behind the ear. */
function cropped(): string {
  const front: Curve = [76, -150, 110, -90, 96, -20, 118, 60];
  const back: Curve = [176, -150, 206, -80, 206, 20, 176, 92];
  return band(front, back, gold) + strands(front, back, 7, 4) + curl(148, 92, 28, 1);
}

/** Hearts: a cavalier's wide hat, its brim turned up before, with an ostrich feather. */
function wideHat(): string {
  const spine: Curve = [-60, -164, 60, -262, 240, -240, 286, -70];
  const upper: Curve = [-80, -190, 40, -330, 300, -300, 304, -16];
  const lower: Curve = [-40, -150, 60, -206, 190, -196, 236, -40];
  return (
    shape('M-92 -150C-92 -230 -84 -270 -60 -330L170 -330C192 -260 200 -220 196 -120Z', navy) +
    shape(
      'M-204 -214C-160 -164 -70 -140 30 -146C130 -150 220 -140 276 -92C256 -66 216 -72 170 -88C80 -116 -40 -98 -112 -110C-176 -122 -214 -170 -204 -214Z',
      navy,
    ) +
    line('M-190 -186C-150 -140 -80 -124 30 -128C130 -132 210 -122 258 -92', 8, gold) +
    band(upper, lower, red) +
    strands(upper, spine, 4, 4, paper) +
    strands(spine, lower, 3, 4, paper) +
    line(curve(spine), 7, gold) +
    shape('M304 -16C290 14 250 10 236 -40C250 -10 280 -20 286 -70Z', red, 5) +
    disc(-58, -160, 22, gold) +
    disc(-58, -160, 9, navy, 4)
  );
}

/** Spades: a helmet, its visor raised. */
function helmet(): string {
  const skull =
    'M-112 -96C-128 -200 -70 -300 40 -310C160 -306 214 -210 204 -80C204 -20 192 50 170 110C150 120 128 118 116 100C124 40 122 -40 104 -96C40 -130 -40 -130 -112 -96Z';
  return (
    shape(skull, paper, 7) +
    strands([150, -240, 196, -160, 186, -20, 160, 96], [60, -280, 120, -200, 118, -60, 124, 60], 8, 3.5) +
    shape(
      'M-132 -104C-160 -160 -140 -206 -96 -222C-20 -246 80 -226 124 -150C122 -120 112 -100 96 -88C30 -124 -60 -128 -132 -104Z',
      gold,
      7,
    ) +
    line('M-112 -150C-60 -184 20 -184 84 -140M-104 -178C-50 -210 30 -208 92 -168', 5) +
    [-142, -154, -154, -144]
      .map((y, n) => shape(`M${-96 + n * 46} ${y}l26 -4l2 12l-26 4Z`, navy, 3))
      .join('') +
    disc(112, -112, 20, red, 5) +
    disc(112, -112, 8, gold, 3) +
    [176, 182, 174, 156].map((x, n) => disc(x, -60 + n * 44, 7, gold, 3.5)).join('')
  );
}

/** Diamonds: a hussar's cap of fur with a bag of cloth. */
function furCap(): string {
  const left: Curve = [-128, -104, -150, -180, -140, -250, -120, -330];
  const right: Curve = [186, -104, 216, -180, 214, -250, 200, -330];
  const tufts = (y: number, from: number) =>
    Array.from({ length: 8 }, (_, n) => `M${from + n * 38} ${y}c4 16 10 24 18 30c2 -12 2 -20 -2 -30`).join(
      '',
    );
  return (
    shape('M150 -330C240 -320 290 -220 276 -110C262 -90 240 -92 226 -112C226 -190 200 -240 150 -260Z', red) +
    line('M252 -96l-10 56M262 -98l4 58M240 -98l-24 48', 8, gold) +
    band(left, right, black) +
    line(tufts(-290, -118) + tufts(-236, -134) + tufts(-182, -120) + tufts(-136, -130), 5, paper) +
    shape('M-134 -120C-30 -150 90 -150 190 -116L184 -88C90 -122 -30 -122 -126 -90Z', gold)
  );
}

/** Clubs: a huntsman's hat, pointed before, with two long feathers. */
function huntsman(): string {
  const feather = (d: string, rib: string) => shape(d, paper) + line(rib, 5);
  return (
    feather(
      'M120 -190C180 -250 250 -290 330 -300C320 -220 250 -160 150 -150Z',
      'M120 -168C190 -200 250 -240 312 -286',
    ) +
    strands(
      [170, -190, 210, -230, 250, -260, 300, -280],
      [190, -168, 240, -190, 280, -220, 310, -262],
      3,
      4,
      red,
    ) +
    shape('M-96 -160C-90 -230 -40 -310 60 -330L130 -330C180 -280 204 -220 206 -150Z', red) +
    strands(
      [-60, -200, -40, -260, 0, -300, 60, -326],
      [40, -196, 60, -250, 70, -290, 100, -326],
      4,
      4,
      gold,
    ) +
    shape(
      'M-230 -92C-150 -116 -80 -190 40 -190C130 -190 190 -170 224 -120C210 -96 180 -92 150 -100C60 -132 -60 -120 -230 -92Z',
      black,
    ) +
    line('M-196 -102C-110 -128 -60 -170 40 -172C120 -172 170 -156 204 -122', 6, gold) +
    disc(116, -168, 24, gold) +
    disc(116, -168, 10, red, 4)
  );
}

/** A whole head, hat and all. */
export function head(suit: Suit): string {
  switch (suit) {
    case 'h':
      return ringlets(gold) + face() + mouth() + wideHat();
    case 's':
      return face() + moustache() + helmet();
    case 'd':
      return cropped() + face() + moustache() + furCap();
    case 'c':
      return falling() + face() + beard() + huntsman();
  }
}
