import { describe, expect, test } from 'vitest';
import { base, deal } from '../gallery/view';
import { choicesOf } from './legal';
import { parseEnd } from './options';
import { dealSeat, placeRound, positionOf, rolesOf, sitsOut, tableSeat } from './seats';
import { sentence } from './sentences';
import { radliOf } from './sheet';

const names = {
  deal: (seat: number) => 'ABCD'.charAt(seat),
  table: (seat: number) => 'ABCD'.charAt(seat),
  viewer: null,
  seat: null,
};

describe('legal answers', () => {
  const turn = (...legal: NonNullable<Parameters<typeof choicesOf>[0]>['legal']) => ({
    no: 1,
    legal,
    turn_ends_ms: 0,
    barred: {},
    deadline_ms: 0,
  });

  test('each goes to the panel that offers it', () => {
    const choices = choicesOf(
      turn('play t21', 'play hK', 'pass', 'bid two', 'take 1', 'call h', 'raise colour_valat'),
    );
    expect([...choices.cards]).toEqual(['t21', 'hK']);
    expect(choices).toMatchObject({ bids: ['two'], sets: [1], raises: ['colour_valat'] });
    expect(choices.calls).toEqual([{ text: 'call h', card: 'hK' }]);
    expect(choices.may('pass')).toBe(true);
  });

  test('a kontra keeps the announcer it names', () => {
    expect(choicesOf(turn('kontra game', 'kontra trula 2')).kontras).toEqual([
      { text: 'kontra game', target: 'game', announcer: null },
      { text: 'kontra trula 2', target: 'trula', announcer: 2 },
    ]);
  });

  test('a discard is one choice of many', () => {
    const discard = { discard: 2, from: ['c7', 's8'], trumps: null };
    expect(choicesOf(turn(discard)).discard).toEqual(discard);
  });

  test('nobody’s turn offers nothing', () => {
    const choices = choicesOf(null);
    expect([choices.cards.size, choices.may('pass'), choices.discard]).toEqual([0, false, null]);
  });
});

describe('seats on the screen', () => {
  test('the viewer sits at the bottom and the next seat to his right', () => {
    const view = { ...base, seat: 2 };
    expect([2, 3, 0, 1].map((seat) => positionOf(view, seat))).toEqual(['bottom', 'right', 'top', 'left']);
  });

  test('two sit face to face, three leave the top free, five share it', () => {
    const round = (seats: number) => Array.from({ length: seats }, (_, seat) => placeRound(seats, seat, 0));
    expect(round(2)).toEqual(['bottom', 'top']);
    expect(round(3)).toEqual(['bottom', 'right', 'left']);
    expect(round(5)).toEqual(['bottom', 'right', 'top-right', 'top-left', 'left']);
  });

  test('who sits out is the dealer, whoever the deal counts as its last player', () => {
    const places = [...base.places, base.places[0] ?? null];
    const five = { ...base, places, seating: [4, 0, 1, 2], deal: { ...deal, dealer: 3 } };
    expect([3, 2].map((seat) => sitsOut(five, seat))).toEqual([true, false]);
    expect(rolesOf(five, 3)).toEqual(['dealer']);
    expect(rolesOf(five, 2)).toEqual(['declarer']);
  });

  test('deal seats are mapped to table seats and back', () => {
    const view = { ...base, seating: [3, 0, 1, 2] };
    expect(tableSeat(view, 0)).toBe(3);
    expect(dealSeat(view, 3)).toBe(0);
  });

  test('a partner is shown only where the view says so', () => {
    expect(rolesOf(base, 0)).toEqual(['partner']);
    const unknown = {
      ...base,
      deal: { ...deal, partner: null, sides: [null, null, null, 'declarer' as const] },
    };
    expect(rolesOf(unknown, 0)).toEqual([]);
    expect(rolesOf(unknown, 3)).toEqual(['declarer', 'dealer']);
  });
});

describe('the paper sheet', () => {
  const rows = (...radli: number[][]) => radli.map((each) => ({ radli: each }));

  test('a radl given is an open circle', () => {
    expect(radliOf(rows([1, 1, 1, 1]), 4)[0]).toEqual({ open: 1, used: 0 });
  });

  test('a radl used is a filled one', () => {
    expect(radliOf(rows([1, 1, 1, 1], [1, 0, 1, 1]), 4)[1]).toEqual({ open: 0, used: 1 });
  });

  test('one used in the deal that gives one shows both', () => {
    expect(radliOf(rows([1, 1, 1, 1], [2, 1, 2, 2]), 4)[1]).toEqual({ open: 1, used: 1 });
  });
});

describe('events in words', () => {
  test('a card is named in full', () => {
    expect(sentence({ kind: 'card_played', seat: 1, card: 't21' }, names)).toBe('B plays mond, tarok XXI');
  });

  test('a kontra names its step and its item', () => {
    const said = sentence(
      { kind: 'kontra_said', seat: 2, target: 'pagat_ultimo', announcer: 1, level: 2 },
      names,
    );
    expect(said).toBe('C says rekontra on pagat ultimo');
  });

  test('who keeps the excuse is told with the trick', () => {
    const won = {
      kind: 'trick_won',
      seat: 1,
      cards: [],
      emperor: false,
      gift: null,
      rest: [],
      captured: null,
    } as const;
    expect(sentence({ ...won, cards: [], rest: [], excuse: 3 }, names)).toBe(
      'B wins the trick. D keeps the excuse',
    );
  });

  test('a card of a pile is turned up, or taken', () => {
    const turned = { kind: 'pile_turned', seat: 0, pile: 1, card: 'hK', taken: true } as const;
    expect(sentence(turned, names)).toBe('A turns up king of hearts and takes it into the hand');
    expect(sentence({ ...turned, taken: false }, names)).toBe('A turns up king of hearts');
  });

  test('a deal that nobody plays says why', () => {
    expect(sentence({ kind: 'deal_voided', reason: 'all_passed', cards: [] }, names)).toContain(
      'All have passed',
    );
    expect(sentence({ kind: 'deal_voided', reason: 'petit_sec', seat: 2, cards: ['t1'] }, names)).toContain(
      'C holds the petit',
    );
  });

  test('what only the machine needs has no words', () => {
    expect(sentence({ kind: 'bank_used', seat: 1, ms: 40 }, names)).toBeNull();
  });
});

test('the end of an open table is read from its short form', () => {
  expect(['deals 8', 'score 500', 'call'].map(parseEnd)).toEqual(['8 deals', 'to 500 points', 'open end']);
});
