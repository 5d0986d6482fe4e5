/**
 * King, queen and jack of the four suits: the figures of Adrian Kennard's CC0 pack, read from the package it is published
 * in, in our colours and with our signs. Each is turned so that its free corner is the one the index is laid over.
 */
import * as published from '../node_modules/@letele/playing-cards/dist/index.esm.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRAME } from './frame.ts';
import { black, gold, navy, paper, red } from './palette.ts';
import { SIGNS, type Suit } from './signs.ts';

export type CourtRank = 'K' | 'Q' | 'J';
export const COURT_RANKS: readonly CourtRank[] = ['K', 'Q', 'J'];

/** The figures are drawn on this grid, in layers of one colour each. */
const GRID = { width: 1300, height: 2000 };
/** Those whose free corner is the right one. */
const MIRRORED = new Set(['sQ', 'hJ', 'dQ', 'dJ', 'cQ', 'cJ']);
const COLOURS: Record<string, string> = { '#44F': navy, '#FC4': gold, red, '#fff': paper, '#000': black };

const CLEAN = /[A-Z]-[A-Z]_svg__/g;
const SYMBOL = /<symbol id="(\w)"[^>]*viewBox="0 0 1300 2000">(.*?)<\/symbol>/gs;
const LAYER = /<use width="164.8"[^>]*xlink:href="#(\w)"/g;
const SIGN = /<use xlink:href="#a"([^>]*)>/g;
/** The published signs have a grid of 1000, ours one of 100. */
const FINER = 10;

/** The picture of a court card, filling the frame. */
export function court(suit: Suit, rank: CourtRank): string {
  const name = suit.toUpperCase() + rank.toLowerCase();
  const figure = published[name];
  if (figure === undefined) throw new Error(`the package has no ${name}`);
  const markup = recoloured(renderToStaticMarkup(createElement(figure)).replace(CLEAN, ''));
  const layers = new Map([...markup.matchAll(SYMBOL)].map(([, id, drawn]) => [id, drawn]));
  const order = [...markup.matchAll(LAYER)].map(([, id]) => id);
  const defs = [...layers].map(([id, drawn]) => `<g id="${id}">${drawn}</g>`).join('');
  const uses = order.map((id) => `<use href="#${id}"/><use href="#${id}" transform="rotate(180 650 1000)"/>`);
  return (
    `<defs><symbol id="a" viewBox="-10 -10 120 120"><path d="${SIGNS[suit]}"/></symbol>${defs.replace(SIGN, (_, rest: string) => dyed(rest))}</defs>` +
    `<g fill="${black}" transform="${placed(MIRRORED.has(suit + rank))}">${uses.join('')}</g>`
  );
}

function recoloured(markup: string): string {
  return markup.replace(/(fill|stroke)="([^"]+)"/g, (_, what: string, colour: string) => {
    return `${what}="${COLOURS[colour] ?? colour}"`;
  });
}

/** Signs on the clothes take the dye of the four-colour deck too. */
function dyed(attributes: string): string {
  const rest = attributes.replace(/stroke-width="([\d.]+)"/, (_, width: string) => {
    return `stroke-width="${Number(width) / FINER}"`;
  });
  return `<use fill="currentColor" href="#a"${rest}>`;
}

function placed(mirrored: boolean): string {
  const [across, down] = [FRAME.width / GRID.width, FRAME.height / GRID.height];
  const left = mirrored ? FRAME.x + FRAME.width : FRAME.x;
  return `translate(${left} ${FRAME.y}) scale(${mirrored ? -across : across} ${down})`;
}
