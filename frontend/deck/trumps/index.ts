// The trumps of both packs as the frame's inner markup, ready for its file. Every picture is drawn here, in path data.
import { excuseBand, frenchBand, slovenianBand } from './cartouche.ts';
import { FRENCH } from './french.ts';
import { SLOVENIAN } from './slovenian.ts';
import { doubleEnded } from '../frame.ts';
import { tint } from './tints.ts';

function trump(half: (() => string) | undefined, band: string, name: string): string {
  if (!half) throw new RangeError(`no trump ${name}`);
  return `<g stroke="${tint.ink}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${doubleEnded(half())}${band}</g>`;
}

export const slovenianTrump = (number: number): string =>
  trump(SLOVENIAN[number], slovenianBand, `t${number}`);

export const frenchTrump = (number: number): string =>
  trump(FRENCH[number], number === 0 ? excuseBand : frenchBand, `f${number}`);

/** Keys of the catalogs: what is painted on a card. */
export const slovenianMotif = (number: number): string => `motif.t${number}`;
export const frenchMotif = (number: number): string => `motif.f${number}`;
