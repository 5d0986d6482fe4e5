/** Scenes of the other games: tables of two, three and five, portal and French tarot. */
import type { DealView, TableView } from '../net/types';
import { FIVE_COUNT, FRENCH_COUNT, KLOP_COUNT, PORTAL_COUNT, type Ended } from './counted';
import type { Scene } from './scenes';
import { FIVE_RESULT, FRENCH_RESULT, KLOP_RESULT, PORTAL_RESULT } from './results';
import { base, deal, now } from './view';

const NAMES = ['Ana', 'David', 'Cilka', 'bot:1', 'Maksimilijan'];

function tableOf(ruleset: string, seats: number, change: Partial<DealView>, more: Partial<TableView> = {}) {
  const players = change.players ?? seats;
  const each = <T>(value: T): T[] => Array.from({ length: players }, () => value);
  const view: TableView = {
    ...base,
    options: { ...base.options, ruleset },
    places: NAMES.slice(0, seats).map((name, seat) => ({
      player: {
        account: seat === 0 ? 'a' : name,
        name,
        kind: name.startsWith('bot') ? 'bot' : 'account',
        rating: name.startsWith('bot') ? null : 1500 + 17 * seat,
      },
      away: false,
      left: false,
      bank_ms: 60_000,
      calls_end: false,
    })),
    seating: Array.from({ length: players }, (_, seat) => seat),
    sheet: base.sheet.map((row) => ({
      ...row,
      contract: change.contract ?? null,
      scores: row.scores.concat(20).slice(0, seats),
      totals: row.totals.concat(20).slice(0, seats),
      radli: Array.from({ length: seats }, () => 0),
    })),
    totals: base.totals.concat(20).slice(0, seats),
    last_result: null,
    deal: {
      ...deal,
      ruleset,
      players,
      radli: each(0),
      items: [],
      partner: null,
      called_card: null,
      sides: each(null),
      trick: [],
      winning: null,
      cards_left: each(12),
      tricks_won: each(0),
      ...change,
    },
    ...more,
  };
  return view;
}

const SIXTEEN = 't22 t19 t17 t15 t9 t7 t5 t2 hK hC h1 sK s8 dQ d4 c7'.split(' ');
const FIFTEEN = 't21 t18 t12 t8 t3 hQ h2 sK s9 s7 dC d1 cK cJ c10'.split(' ');
const EIGHTEEN = 't21 t19 t18 t16 t15 t14 t11 t8 t6 t5 t2 t0 hK h10 hJ s4 dQ c9'.split(' ');
const TWENTY_FOUR = [...EIGHTEEN, 's9', 's2', 'd7', 'd3', 'cK', 'cC'];
const DOG = ['t13', 'hQ', 's10', 'd5', 'c6', 'c2'];

const taker = (change: Partial<DealView>): Partial<DealView> => ({
  contract: 'garde',
  bid: 'garde',
  declarer: 0,
  sides: ['declarer', 'defenders', 'defenders', 'defenders'],
  ...change,
});

const pile = (closed: number, top: string | null) => ({ closed, top });
const PILES = [
  [pile(2, 'h4'), pile(0, 's8'), pile(3, 'd2')],
  [pile(3, 'cQ'), pile(1, 'd4'), pile(0, null)],
];

function scored(ruleset: string, seats: number, [result, counted]: Ended): Scene {
  const ended: Partial<DealView> = {
    phase: 'finished',
    hand: [],
    contract: result.contract,
    result,
    counted,
  };
  const view = tableOf(ruleset, seats, ended);
  return { view: { ...view, phase: 'scored', last_result: result }, legal: ['next'] };
}

const plays = (...cards: string[]) => cards.map((card, at) => ({ seat: at + 1, card }));

export const games: Record<string, Scene> = {
  three: {
    view: tableOf('slovenian-3', 3, {
      hand: SIXTEEN,
      contract: 'two',
      declarer: 1,
      sides: ['defenders', 'declarer', 'defenders'],
      trick: plays('hQ', 'h3'),
      winning: 1,
    }),
    legal: ['play hK', 'play hC', 'play h1'],
  },
  five: {
    view: tableOf(
      'slovenian-4',
      5,
      {
        players: 4,
        hand: SIXTEEN.slice(0, 9),
        contract: 'two',
        called_card: 'sK',
        declarer: 1,
        dealer: 3,
        trick: plays('hQ', 'h3', 'hJ'),
        winning: 1,
      },
      { seating: [0, 1, 2, 4] },
    ),
    legal: ['play hC', 'play h1'],
  },
  'sits-out': {
    view: tableOf(
      'slovenian-4',
      5,
      {
        players: 4,
        viewer: null,
        hand: [],
        contract: 'two',
        called_card: 'sK',
        declarer: 1,
        dealer: 3,
        trick: plays('hQ', 'h3', 'hJ').map((play) => ({ ...play, seat: play.seat - 1 })),
        winning: 0,
      },
      { seating: [1, 2, 3, 4] },
    ),
    legal: [],
  },
  declaration: {
    view: tableOf('portal-2', 2, {
      phase: 'declaration',
      hand: FIFTEEN,
      contract: null,
      declarer: null,
      piles: [0, 1].map(() => [4, 4, 4].map((closed) => pile(closed, null))),
    }),
    legal: ['declare', 'pass'],
  },
  piles: {
    view: tableOf('portal-2', 2, {
      hand: FIFTEEN,
      cards_left: [15, 14],
      contract: null,
      declarer: 1,
      sides: ['defenders', 'declarer'],
      piles: PILES,
      trick: [{ seat: 1, card: 's10' }],
      winning: 1,
    }),
    legal: ['play sK', 'play s9', 'play s7', 'play s8'],
  },
  'piles-only': {
    view: tableOf('portal-2', 2, {
      hand: [],
      cards_left: [0, 1],
      contract: null,
      declarer: null,
      piles: PILES,
    }),
    legal: ['play h4', 'play s8', 'play d2'],
  },
  'tarot-auction': {
    view: tableOf('french-4', 4, {
      phase: 'auction',
      hand: EIGHTEEN,
      contract: null,
      declarer: null,
      auction: [
        { seat: 2, contract: null },
        { seat: 3, contract: 'petite' },
      ],
      bid: 'petite',
    }),
    legal: ['bid garde', 'bid garde_sans', 'bid garde_contre', 'pass'],
  },
  dog: {
    view: tableOf(
      'french-4',
      4,
      taker({
        phase: 'discard',
        hand: [...EIGHTEEN, ...DOG],
        talon: { sets: [DOG], taken: 0 },
      }),
    ),
    legal: [{ discard: 6, from: 'h10 hJ hQ s10 s4 dQ d5 c9 c6 c2'.split(' '), trumps: 0 }],
  },
  'dog-trumps': {
    view: tableOf('french-3', 3, {
      ...taker({}),
      sides: ['declarer', 'defenders', 'defenders'],
      phase: 'discard',
      hand: [...TWENTY_FOUR, ...DOG],
      talon: { sets: [DOG], taken: 0 },
    }),
    legal: [{ discard: 6, from: 'h10 hJ hQ s10 t5 t6 t8'.split(' '), trumps: 2 }],
  },
  chelem: {
    view: tableOf('french-4', 4, taker({ phase: 'chelem', hand: EIGHTEEN })),
    legal: ['announce chelem', 'pass'],
  },
  poignee: {
    view: tableOf('french-4', 4, taker({ hand: EIGHTEEN, trick: plays('h3', 'h7', 'hC'), winning: 3 })),
    legal: [
      'play hK',
      'play h10',
      'play hJ',
      'play t0',
      { show: [10], from: EIGHTEEN.slice(0, 12), excuse_at: null },
    ],
  },
  tarot: {
    view: tableOf('french-4', 4, {
      hand: EIGHTEEN.slice(0, 12),
      contract: 'garde_sans',
      declarer: 2,
      sides: ['defenders', 'defenders', 'declarer', 'defenders'],
      items: [{ target: 'chelem', announcers: [2], side: 'declarer', level: 0 }],
      trick: plays('d3', 't0', 'd9'),
      winning: 3,
      poignees: [{ seat: 2, cards: 't20 t17 t13 t12 t10 t9 t7 t4 t3 t1'.split(' ') }],
    }),
    legal: ['play t21', 'play t19', 'play t18', 'play t0'],
  },
  'tarot-3': {
    view: tableOf('french-3', 3, {
      ...taker({}),
      sides: ['declarer', 'defenders', 'defenders'],
      hand: TWENTY_FOUR,
      trick: plays('d2', 'd10'),
      winning: 2,
    }),
    legal: ['play dQ', 'play d7', 'play d3', 'play t0'],
  },
  call: {
    view: tableOf('french-5', 5, {
      phase: 'king_call',
      hand: EIGHTEEN.slice(0, 15),
      contract: 'garde',
      declarer: 0,
      sides: ['declarer', null, null, null, null],
    }),
    legal: ['call cK', 'call sK', 'call hK', 'call dK'],
  },
  'tarot-5': {
    view: tableOf('french-5', 5, {
      hand: EIGHTEEN.slice(0, 13),
      contract: 'garde',
      called_card: 'dK',
      declarer: 1,
      partner: 4,
      sides: ['defenders', 'declarer', 'defenders', 'defenders', 'declarer'],
      trick: plays('h4', 'hC', 'h10', 'h1'),
      winning: 2,
      tricks_won: [1, 0, 1, 0, 0],
      poignees: [{ seat: 3, cards: 't20 t17 t13 t12 t10 t9 t7 t4'.split(' ') }],
    }),
    legal: ['play hK', 'play t0'],
  },
  void: {
    view: {
      ...tableOf('french-4', 4, {}),
      phase: 'dealing',
      deal: null,
      dealing: {
        no: 3,
        dealer: 0,
        compulsory: false,
        redeal: true,
        not_before_ms: now + 8_000,
        actor: null,
        packets_left: null,
        cancellable: false,
        thrown_in: [],
        void: {
          reason: 'petit_sec',
          hand: { seat: 2, cards: 't1 hK h9 h8 h3 sQ s10 s6 s4 dK dJ d9 d2 cC c10 c8 c5 c1'.split(' ') },
        },
      },
    },
    legal: [],
  },
  'scored-french': scored('french-4', 4, [FRENCH_RESULT, FRENCH_COUNT]),
  'scored-five': scored('french-5', 5, [FIVE_RESULT, FIVE_COUNT]),
  'scored-portal': scored('portal-4', 4, [PORTAL_RESULT, PORTAL_COUNT]),
  'scored-klop': scored('slovenian-4', 4, [KLOP_RESULT, KLOP_COUNT]),
};
