/** The icon: a tarok of this deck on navy, drawn of corners and arcs alone, so that it can be an SVG and a raster too. */
import { cream, gold, goldLine, navy, paper, red, spruce } from './palette.ts';

export type Point = readonly [number, number];
export interface Area {
  colour: string;
  points: Point[];
}

/** The icon's grid. */
export const SIDE = 64;

function arc(x: number, y: number, r: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

function rounded(x: number, y: number, width: number, height: number, r: number): Point[] {
  const [left, top, right, bottom] = [x + r, y + r, x + width - r, y + height - r];
  return [
    ...arc(left, top, r, 180, 270, 12),
    ...arc(right, top, r, 270, 360, 12),
    ...arc(right, bottom, r, 0, 90, 12),
    ...arc(left, bottom, r, 90, 180, 12),
  ];
}

const box = (x: number, y: number, width: number, height: number) => rounded(x, y, width, height, 0);
const pairs = (list: string): Point[] =>
  list.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);

/** A hill as wide as the picture, its brow at *y*. */
function hill(y: number): Point[] {
  const brow = Array.from({ length: 17 }, (_, at): Point => {
    return [19.8 + (24.4 * at) / 16, y + 2.2 - 2.2 * Math.sin(0.5 + (at / 16) * 3.6)];
  });
  return [...brow, [44.2, 52.2], [19.8, 52.2]];
}

/** The card alone: Triglav's three heads before a red sun, over spruce woods. */
const CARD: Area[] = [
  { colour: paper, points: rounded(13, 5, 38, 54, 5) },
  { colour: goldLine, points: box(16.5, 8.5, 31, 47) },
  { colour: paper, points: box(17.3, 9.3, 29.4, 45.4) },
  { colour: navy, points: box(18.5, 10.5, 27, 43) },
  { colour: cream, points: box(19.8, 11.8, 24.4, 40.4) },
  { colour: gold, points: arc(37.5, 20, 6, 0, 360, 40) },
  { colour: red, points: arc(37.5, 20, 4.4, 0, 360, 40) },
  {
    colour: navy,
    points: pairs(
      '19.8,38.4 24,32.5 26,34 30.5,22.4 33.2,27.6 35,25.8 38.6,32 40.4,30.4 44.2,35.4 44.2,52 19.8,52',
    ),
  },
  {
    colour: paper,
    points: pairs(
      '19.8,40.4 24.3,34.4 26.6,36.2 30.6,25.6 33,30 35,28 38.4,34 40.4,32.4 44.2,37.4 44.2,52 19.8,52',
    ),
  },
  {
    colour: '#c4d2e4',
    points: pairs(
      '30.6,25.6 33,30 35,28 38.4,34 40.4,32.4 44.2,37.4 44.2,52 34,52 36,40 32.500,36.500 33.6,33',
    ),
  },
  { colour: navy, points: hill(42.5) },
  { colour: spruce, points: hill(43.9) },
];

/** The icon's areas from the ground up; *whole* fills the square, with the card inside the circle that always shows. */
export function icon(whole: boolean): Area[] {
  if (!whole) return [{ colour: navy, points: rounded(0, 0, SIDE, SIDE, 14) }, ...CARD];
  const inner = ([x, y]: Point): Point => [
    SIDE / 2 + (x - SIDE / 2) * 0.74,
    SIDE / 2 + (y - SIDE / 2) * 0.74,
  ];
  const card = CARD.map(({ colour, points }) => ({ colour, points: points.map(inner) }));
  return [{ colour: navy, points: box(0, 0, SIDE, SIDE) }, ...card];
}

export function iconSvg(areas: Area[]): string {
  const short = (value: number) => String(Math.round(value * 100) / 100);
  const paths = areas.map(({ colour, points }) => {
    return `<path fill="${colour}" d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${paths.join('')}</svg>\n`;
}
