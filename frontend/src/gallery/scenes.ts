/** The scenes of the gallery, one for each question a table can ask. */
import type { DealView, TableView, TrickView, Turn } from '../net/types';
import { SLOVENIAN_COUNT } from './counted';
import { longSheet } from './sheets';
import { base, deal, now, result } from './view';

export interface Scene {
  view: TableView;
  legal: Turn['legal'];
  barred?: Turn['barred'];
  held?: TrickView;
}

const FULL = 't22 t19 t15 t7 t5 t2 hC h1 h4 sK s8 dQ'.split(' ');
const BIDS =
  'two one solo_three solo_two solo_one beggar solo_without open_beggar colour_valat_without valat_without'.split(
    ' ',
  );
const TALON = [
  ['t9', 'hK', 'c7'],
  ['t21', 'd2', 'sJ'],
];

function inDeal(change: Partial<DealView>): TableView {
  return {
    ...base,
    deal: {
      ...deal,
      hand: FULL,
      trick: [],
      winning: null,
      cards_left: [12, 12, 12, 12],
      tricks_won: [0, 0, 0, 0],
      ...change,
    },
  };
}

/** A trick in which nothing is special. */
const ORDINARY = { emperor: false, gift: null, rest: [], captured: null };

const before: Partial<DealView> = {
  contract: null,
  declarer: null,
  partner: null,
  called_card: null,
  items: [],
  sides: [null, null, null, null],
};
const mine: Partial<DealView> = {
  declarer: 0,
  partner: null,
  contract: 'three',
  sides: ['declarer', null, null, null],
};

export const scenes: Record<string, Scene> = {
  play: {
    view: base,
    legal: ['play hC', 'play h1'],
    barred: { must_follow_suit: 't22 t19 t15 t7 t5 sK s8'.split(' ') },
  },
  auction: {
    view: inDeal({ ...before, phase: 'auction' }),
    legal: [...BIDS.slice(1).map((bid) => `bid ${bid}`), 'pass'],
  },
  naming: {
    view: inDeal({
      ...before,
      phase: 'contract',
      auction: [1, 2, 3].map((seat) => ({ seat, contract: null })),
      bid: null,
    }),
    legal: ['klop', 'three', ...BIDS].map((contract) => `contract ${contract}`),
  },
  king: {
    view: inDeal({ ...before, ...mine, phase: 'king_call' }),
    legal: ['call c', 'call s', 'call h', 'call d'],
  },
  talon: {
    view: inDeal({
      ...before,
      ...mine,
      called_card: 'hK',
      phase: 'talon',
      talon: { sets: TALON, taken: null },
    }),
    legal: ['take 0', 'take 1'],
  },
  singles: {
    view: inDeal({
      ...before,
      ...mine,
      contract: 'solo_one',
      phase: 'talon',
      talon: { sets: TALON.flat().map((card) => [card]), taken: null },
    }),
    legal: [0, 1, 2, 3, 4, 5].map((set) => `take ${set}`),
  },
  discard: {
    view: inDeal({
      ...before,
      ...mine,
      called_card: 'hK',
      phase: 'discard',
      talon: { sets: TALON, taken: 1 },
      hand: [...FULL, 't21', 'd2', 'sJ'],
    }),
    legal: [{ discard: 3, from: 't19 t15 t7 t5 t2 hC h1 h4 s8 dQ d2 sJ'.split(' '), trumps: null }],
    barred: { discard_forbidden: ['t22', 'sK', 't21'] },
  },
  announce: {
    view: inDeal({ phase: 'announcements', ...mine, called_card: 'hK' }),
    legal: [
      'announce trula',
      'announce kings',
      'announce king_ultimo',
      'announce pagat_ultimo',
      'announce valat',
      'kontra pagat_ultimo',
      'pass',
    ],
  },
  scored: {
    view: {
      ...base,
      phase: 'scored',
      deal: {
        ...deal,
        phase: 'finished',
        hand: [],
        trick: [],
        winning: null,
        result,
        counted: SLOVENIAN_COUNT,
      },
    },
    legal: ['next'],
  },
  'sheet-long': {
    view: { ...base, sheet: longSheet(24), totals: longSheet(24).at(-1)?.totals ?? [], last_result: null },
    legal: ['play hC', 'play h1'],
  },
  dealing: {
    view: {
      ...base,
      phase: 'dealing',
      deal: null,
      deal_no: 1,
      sheet: [],
      last_result: null,
      totals: [0, 0, 0, 0],
      dealing: {
        no: 1,
        dealer: 2,
        compulsory: false,
        redeal: false,
        not_before_ms: now + 8_000,
        actor: null,
        packets_left: null,
        cancellable: true,
        thrown_in: [],
      },
    },
    legal: [],
  },
  seating: {
    view: {
      ...base,
      phase: 'seating',
      deal: null,
      deal_no: 0,
      sheet: [],
      last_result: null,
      totals: [0, 0, 0, 0],
      places: base.places.map((place, seat) => (seat > 1 ? null : place)),
    },
    legal: [],
  },
  finished: {
    view: {
      ...base,
      phase: 'finished',
      deal: null,
      outcome: { reason: 'completed', totals: [-45, -130, -120, 25], radli: [1, 1, 1, 0], winners: [3] },
    },
    legal: [],
  },
  gift: {
    view: {
      ...base,
      deal: {
        ...deal,
        contract: 'klop',
        called_card: null,
        partner: null,
        declarer: null,
        items: [],
        talon_left: 4,
        trick: [],
      },
    },
    legal: [],
    held: {
      ...ORDINARY,
      plays: [
        { seat: 1, card: 'hJ' },
        { seat: 2, card: 'hQ' },
        { seat: 3, card: 'h3' },
        { seat: 0, card: 'hC' },
      ],
      winner: 2,
      gift: 't9',
    },
  },
  emperor: {
    view: { ...base, deal: { ...deal, hand: deal.hand.slice(1), trick: [], winning: null } },
    legal: [],
    held: {
      ...ORDINARY,
      plays: [
        { seat: 1, card: 't21' },
        { seat: 2, card: 't8' },
        { seat: 3, card: 't1' },
        { seat: 0, card: 't22' },
      ],
      winner: 3,
      emperor: true,
    },
  },
  captured: {
    view: { ...base, deal: { ...deal, hand: deal.hand.slice(1), trick: [], winning: null } },
    legal: [],
    held: {
      ...ORDINARY,
      plays: [
        { seat: 1, card: 't10' },
        { seat: 2, card: 't8' },
        { seat: 3, card: 't21' },
        { seat: 0, card: 't22' },
      ],
      winner: 0,
      captured: 3,
    },
  },
  beggar: {
    view: {
      ...base,
      deal: {
        ...deal,
        contract: 'open_beggar',
        called_card: null,
        partner: null,
        declarer: 2,
        items: [],
        open_hand: { seat: 2, cards: 't2 t4 h4 d1 d4 s7 s9 c7 c9'.split(' ') },
        tricks: [
          {
            ...ORDINARY,
            plays: [
              { seat: 2, card: 't3' },
              { seat: 3, card: 't9' },
              { seat: 0, card: 't12' },
              { seat: 1, card: 't14' },
            ],
            winner: 1,
          },
          {
            ...ORDINARY,
            plays: [
              { seat: 1, card: 'h1' },
              { seat: 2, card: 'h2' },
              { seat: 3, card: 'hK' },
              { seat: 0, card: 'h4' },
            ],
            winner: 3,
          },
        ],
      },
    },
    legal: ['play hC', 'play h1'],
  },
};
