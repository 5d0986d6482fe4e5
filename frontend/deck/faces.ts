/** Every file of the deck by its name: the two packs, card by card, and the backs. */
import { optimize } from 'svgo';
import { BACKS } from './backs.ts';
import { cavalier } from './cavaliers/index.ts';
import { court, COURT_RANKS } from './courts.ts';
import { face } from './frame.ts';
import { fourColours, suitColours } from './palette.ts';
import { numberCard } from './pips.ts';
import { SUITS, type Suit } from './signs.ts';
import { frenchTrump, slovenianTrump } from './trumps/index.ts';

const counts = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** Signs are of the file's own colour; the fragment `#four` dyes those that share it. One file serves both decks. */
function dye(suit: Suit, svg: string): string {
  const printed = svg.replace('<svg ', `<svg color="${suitColours[suit]}" `);
  if (fourColours[suit] === suitColours[suit]) return printed;
  return printed
    .replace('<svg ', '<svg id="four" ')
    .replace('>', `><style>:target{color:${fourColours[suit]}}</style>`);
}

function small(svg: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 1 } } } }],
  }).data;
}

/** All files, in a fixed order: the same sources give the same bytes. */
export function faces(): Map<string, string> {
  const files = new Map<string, string>();
  for (const suit of SUITS) {
    for (const rank of COURT_RANKS) files.set(suit + rank, dye(suit, small(face(court(suit, rank)))));
    files.set(`${suit}C`, dye(suit, small(face(cavalier(suit)))));
    for (const count of counts(10)) {
      files.set(`${suit}${count}`, dye(suit, small(face(numberCard(suit, count), false))));
    }
  }
  for (const number of counts(22)) {
    files.set(`t${number}`, small(face(slovenianTrump(number))));
    files.set(`f${number - 1}`, small(face(frenchTrump(number - 1))));
  }
  for (const [name, drawn] of Object.entries(BACKS)) files.set(`back-${name}`, small(face(drawn(), false)));
  return files;
}
