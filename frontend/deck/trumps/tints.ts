// The tints of the trumps: the deck's printing colours, and the paler ones a sky or a slope may take.
import * as deck from '../palette.ts';

export const tint = {
  ink: deck.ink,
  navy: deck.navy,
  red: deck.red,
  gold: deck.gold,
  ochre: deck.goldLine,
  paper: deck.paper,
  cream: deck.cream,
  straw: '#f3dca0',
  rose: deck.rose,
  blush: '#e7a89a',
  sky: '#d3e3ef',
  air: '#a9c6de',
  sea: '#6d9bbb',
  dusk: '#4d5f96',
  mist: '#b9c6d8',
  green: '#3f6b4f',
  spruce: '#2c5040',
  leaf: '#8fb07a',
  wood: '#9a6a3c',
  skin: '#f6dcc0',
} as const;
