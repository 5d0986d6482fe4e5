/** Where the pictures of the cards lie, and how they come before they are needed. They are made by `npm run cards`. */
import type { GameFamily } from '../i18n/index.svelte';
import { EXCUSE, faceOf } from './code';

/** The version of the deck: it stands in every address, so that a picture may be kept for ever. */
declare const __DECK__: string;

const SUITS = ['h', 'd', 's', 'c'];
const COURTS = ['K', 'Q', 'C', 'J'];
/** Suits whose signs are dyed in the four-colour deck. */
const DYED = ['d', 'c'];

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Every card of a family's pack, from the highest trump down. */
export function packOf(game: GameFamily): string[] {
  const french = game === 'french';
  const trumps = (french ? upTo(0, 21) : upTo(1, 22)).reverse().map((number) => `t${number}`);
  const pips = (suit: string) =>
    french ? upTo(1, 10).reverse() : suit === 'h' || suit === 'd' ? upTo(1, 4) : upTo(7, 10).reverse();
  return [...trumps, ...SUITS.flatMap((suit) => [...COURTS, ...pips(suit)].map((rank) => `${suit}${rank}`))];
}

/** The address of a face in the pack of *game*. Only trumps differ between the packs. */
export function pictureOf(code: string, game: GameFamily, fourColours = false): string {
  const face = faceOf(code);
  const french = face.kind === 'trump' && (game === 'french' || face.number === EXCUSE);
  const file = french ? `f${face.number}` : code;
  const dye = fourColours && DYED.includes(code.charAt(0)) ? '#four' : '';
  return `/cards/${file}.svg?v=${__DECK__}${dye}`;
}

export function backPicture(name: string): string {
  return `/cards/back-${name}.svg?v=${__DECK__}`;
}

const fetched = new Map<string, HTMLImageElement>();

/** Have the faces of the pack here before they are dealt, once the page has nothing better to do. */
export function preload(game: GameFamily): void {
  const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  soon(() => {
    for (const code of packOf(game)) {
      const address = pictureOf(code, game);
      if (fetched.has(address)) continue;
      const image = new Image();
      image.fetchPriority = 'low';
      image.src = address;
      fetched.set(address, image);
    }
  });
}
