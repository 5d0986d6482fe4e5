/**
 * The cavaliers, drawn by us in the line of the courts: a bridled horse before its rider, once up and once down, parted by
 * a sash with the suit's signs. Horse, cloth, hat and face differ from suit to suit.
 */
import { FRAME } from '../frame.ts';
import { black, gold, navy, paper, red } from '../palette.ts';
import { SIGNS, type Suit } from '../signs.ts';
import { horse, rein, type Horse } from './horse.ts';
import { shape } from './pen.ts';
import { rider, type Rider } from './rider.ts';

const HORSES: Record<Suit, Horse> = {
  h: { coat: paper, mane: gold, lines: navy, bridle: red, cloth: red, trim: navy, dapples: false },
  s: { coat: black, mane: gold, lines: paper, bridle: red, cloth: red, trim: black, dapples: false },
  d: { coat: gold, mane: paper, lines: navy, bridle: navy, cloth: navy, trim: red, dapples: false },
  c: { coat: paper, mane: navy, lines: navy, bridle: red, cloth: navy, trim: red, dapples: true },
};

const RIDERS: Record<Suit, Rider> = {
  h: { coat: navy, sleeve: red, cape: red, plume: null },
  s: { coat: red, sleeve: navy, cape: black, plume: red },
  d: { coat: navy, sleeve: red, cape: navy, plume: null },
  c: { coat: red, sleeve: navy, cape: gold, plume: null },
};

/** The picture of a cavalier, filling the frame. */
export function cavalier(suit: Suit): string {
  const half = rider(suit, RIDERS[suit]) + horse(HORSES[suit]) + rein(HORSES[suit]);
  const place = `translate(${FRAME.x} ${FRAME.y}) scale(${FRAME.width / 1300} ${FRAME.height / 2000})`;
  return (
    `<defs><clipPath id="u"><path d="M0 0H1300V815L0 1185Z"/></clipPath><g id="b" clip-path="url(#u)">${half}</g></defs>` +
    `<g transform="${place}"><use href="#b"/><use href="#b" transform="rotate(180 650 1000)"/>${sash(suit)}</g>`
  );
}

function sash(suit: Suit): string {
  const signs = [-4, -3, -2, -1, 1, 2, 3, 4].map(
    (n) =>
      `<path fill="currentColor" transform="translate(${650 + n * 140} ${1000 - n * 39.8}) rotate(${n > 0 ? -16 : 164}) scale(.8) translate(-50 -50)" d="${SIGNS[suit]}"/>`,
  );
  return (
    shape('M-20 1114L1320 733V886L-20 1267Z', gold) +
    shape('M-20 1140L1320 759V860L-20 1241Z', paper, 5) +
    signs.join('') +
    `<g fill="currentColor"><path transform="translate(650 1000) rotate(-16) scale(.5)" d="M0 -60L34 0L0 60L-34 0Z"/></g>`
  );
}
