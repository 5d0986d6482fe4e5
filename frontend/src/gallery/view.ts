/** Prepared views for looking at: never part of the built page. */
import type { DealView, TableView } from '../net/types';

const options: TableView['options'] = {
  ruleset: 'slovenian-4',
  ruleset_version: 1,
  end: { kind: 'deals', deals: 8 },
  pace: 'normal',
  public: true,
  rated: true,
  cut: false,
  house: [],
  counter: true,
};

const PEOPLE: [string, string, 'account' | 'guest' | 'bot', number | null][] = [
  ['a', 'Ana', 'account', 1587],
  ['d', 'David', 'account', 1571],
  ['c', 'Cilka', 'account', 1548],
  ['b', 'bot:1', 'bot', null],
];

export const deal: DealView = {
  ruleset: 'slovenian-4',
  players: 4,
  viewer: 0,
  dealer: 3,
  forehand: 0,
  phase: 'play',
  to_act: [0],
  compulsory_klop: false,
  radli: [1, 0, 1, 1],
  hand: 't22 t19 t15 t7 t5 hC h1 sK s8'.split(' '),
  cards_left: [9, 8, 8, 8],
  auction: [
    { seat: 1, contract: null },
    { seat: 2, contract: 'two' },
    { seat: 3, contract: null },
    { seat: 0, contract: null },
  ],
  bid: 'two',
  contract: 'two',
  declarer: 3,
  partner: 0,
  sides: ['declarer', null, null, 'declarer'],
  called_card: 'sK',
  talon: null,
  talon_left: 0,
  discards: [],
  discards_shown: [],
  items: [
    { target: 'game', announcers: [3], side: 'declarer', level: 1 },
    { target: 'pagat_ultimo', announcers: [1], side: null, level: 0 },
  ],
  shown: [],
  open_hand: null,
  trick: [
    { seat: 1, card: 'hJ' },
    { seat: 2, card: 'hQ' },
    { seat: 3, card: 'h3' },
  ],
  winning: 2,
  last_trick: null,
  tricks: [],
  tricks_won: [1, 1, 0, 1],
  result: null,
  played: 't3 h3 t9 hQ t6 t13 t11 c8 dK d1 dJ t4'.split(' '),
  poignees: [],
  piles: [],
  counted: [],
};

type Line = NonNullable<DealView['result']>['ledger'][number];
export function line(item: string, seats: number[], points: number, change: Partial<Line> = {}): Line {
  const plain = { rule: 'S-44', kontra: 1, radl: 1, announced: false, multiplier: 1, share: 1 };
  return { item, seats, points, ...plain, ...change };
}

export const result: NonNullable<DealView['result']> = {
  contract: 'two',
  declarer: 3,
  partner: 0,
  card_points: [43, 27],
  scores: [60, 0, 0, 40],
  radli: [1, 0, 1, 0],
  won: true,
  radl_for_all: false,
  ledger: [
    line('game', [3, 0], 20, { radl: 2 }),
    line('difference', [3, 0], 10, { radl: 2 }),
    line('captured_mond', [3], -20, { rule: 'S-41' }),
  ],
};

export const now = Date.now();

export const base: TableView = {
  id: 'gallery',
  options,
  creator: 'a',
  seat: 0,
  phase: 'playing',
  places: PEOPLE.map(([account, name, kind, rating]) => ({
    player: { account, name, kind, rating },
    away: account === 'd',
    left: false,
    bank_ms: 60_000,
    calls_end: false,
  })),
  question: { no: 17, seats: [0], turn_ends_ms: now + 14_000, deadline_ms: now + 74_000 },
  dealing: null,
  deal_no: 3,
  seating: [0, 1, 2, 3],
  deal,
  ready: [],
  last_result: result,
  sheet: [
    {
      no: 1,
      dealer: 1,
      contract: 'klop',
      declarer: null,
      partner: null,
      scores: [-5, -30, -20, -15],
      totals: [-5, -30, -20, -15],
      radli: [1, 1, 1, 1],
      skis_round: false,
    },
    {
      no: 2,
      dealer: 2,
      contract: 'two',
      declarer: 3,
      partner: 0,
      scores: [60, 0, 0, 40],
      totals: [55, -30, -20, 25],
      radli: [1, 1, 1, 0],
      skis_round: false,
    },
  ],
  totals: [55, -30, -20, 25],
  radli: [1, 1, 1, 0],
  skis_round: false,
  skis_deals_left: null,
  chat_closed: false,
  outcome: null,
};
