/** Results with ledgers to look at. */
import type { DealResult } from '../net/types';
import { line, result } from './view';

export const FRENCH_RESULT: DealResult = {
  ...result,
  contract: 'garde',
  declarer: 0,
  partner: null,
  card_points: [45, 46],
  needed: 41,
  oudlers: 2,
  scores: [294, -98, -98, -98],
  radli: [0, 0, 0, 0],
  ledger: [
    line('game', [0], 25, { multiplier: 2, share: 3, rule: 'F-23' }),
    line('game', [1, 2, 3], -25, { multiplier: 2, rule: 'F-23' }),
    line('difference', [0], 4, { multiplier: 2, share: 3, rule: 'F-23' }),
    line('difference', [1, 2, 3], -4, { multiplier: 2, rule: 'F-23' }),
    line('petit_au_bout', [0], 10, { multiplier: 2, share: 3, rule: 'F-22' }),
    line('petit_au_bout', [1, 2, 3], -10, { multiplier: 2, rule: 'F-22' }),
    line('poignee', [0], 20, { share: 3, rule: 'F-17' }),
    line('poignee', [1, 2, 3], -20, { rule: 'F-17' }),
  ],
};

export const PORTAL_RESULT: DealResult = {
  ...result,
  contract: 'two',
  card_points: [39, 31],
  scores: [88, -88, -88, 88],
  radli: [0, 0, 0, 0],
  ledger: [
    line('game', [3, 0], 20, { kontra: 2, rule: 'P-16' }),
    line('game', [1, 2], -20, { kontra: 2, rule: 'P-16' }),
    line('difference', [3, 0], 4, { kontra: 2, rule: 'P-16' }),
    line('difference', [1, 2], -4, { kontra: 2, rule: 'P-16' }),
    line('trula', [3, 0], 20, { kontra: 2, announced: true, rule: 'P-11' }),
    line('trula', [1, 2], -20, { kontra: 2, announced: true, rule: 'P-11' }),
  ],
};

export const KLOP_RESULT: DealResult = {
  ...result,
  contract: 'klop',
  declarer: null,
  partner: null,
  won: null,
  card_points: [18, 0, 21, 31],
  scores: [-40, 70, -20, -30],
  radl_for_all: true,
  ledger: [
    line('klop_points', [0], -20, { radl: 2, rule: 'S-45' }),
    line('klop_points', [2], -20, { rule: 'S-45' }),
    line('klop_points', [3], -30, { rule: 'S-45' }),
    line('klop_empty', [1], 70, { rule: 'S-45' }),
  ],
};

export const FIVE_RESULT: DealResult = {
  ...FRENCH_RESULT,
  partner: 3,
  card_points: [40.5, 50.5],
  scores: [-104, 52, 52, -52, 52],
  won: false,
  ledger: [
    line('game', [0], -25, { multiplier: 2, share: 2, rule: 'F-23' }),
    line('game', [3], -25, { multiplier: 2, rule: 'F-23' }),
    line('game', [1, 2, 4], 25, { multiplier: 2, rule: 'F-23' }),
    line('difference', [0], -1, { multiplier: 2, share: 2, rule: 'F-23' }),
    line('difference', [3], -1, { multiplier: 2, rule: 'F-23' }),
    line('difference', [1, 2, 4], 1, { multiplier: 2, rule: 'F-23' }),
  ],
};
