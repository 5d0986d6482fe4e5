/** How cards are handled at a table, over a socket that the test holds the other end of. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { base, deal } from '../gallery/view';
import type { DealView, ServerFrame, TableView, Turn } from '../net/types';
import { looking } from './cards.svelte';
import { change } from './settings.svelte';
import { TableStore } from './table.svelte';

interface Sent {
  t: string;
  id: string;
  do: string;
}

/** The server's end of the line. */
class Server {
  static last: Server;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Sent[] = [];
  v = 1;

  constructor() {
    Server.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {}

  say(frame: Partial<ServerFrame>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** What was played, in order. */
  get plays(): string[] {
    return this.sent.filter((frame) => frame.t === 'cmd').map((frame) => frame.do);
  }
}

const HAND = 't22 t19 t5 hC h1 sK s8'.split(' ');
const FOLLOW = {
  legal: ['play hC', 'play h1'],
  barred: { must_follow_suit: ['t22', 't19', 't5', 'sK', 's8'] },
};
const OTHERS_TURN = { trick: [{ seat: 1, card: 'hJ' }], to_act: [2] };
let no = 17;
let store: TableStore;

function viewed(change: Partial<DealView>): TableView {
  return { ...base, id: 'gallery', deal: { ...deal, hand: HAND, ...change } };
}

function asks(change: Partial<Turn> = {}): Turn {
  return { no: ++no, turn_ends_ms: 0, deadline_ms: 0, ...FOLLOW, ...change };
}

function shows(view: TableView, turn: Turn | null): void {
  Server.last.say({
    t: 'ev',
    table: 'gallery',
    v: ++Server.last.v,
    tip: 'x',
    now_ms: 0,
    events: [],
    view,
    turn,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Server);
  store = new TableStore('gallery');
  Server.last.say({ t: 'welcome', worker: 'w', account: 'a', name: 'Ana', now_ms: 0 });
  Server.last.say({
    t: 'snapshot',
    table: 'gallery',
    v: 1,
    tip: 'x',
    now_ms: 0,
    view: viewed(OTHERS_TURN),
    turn: null,
  });
});

afterEach(() => {
  store.close();
  vi.advanceTimersByTime(5_000); // a socket that nobody uses is hung up
  for (const key of ['autoplay', 'confirm', 'fast'] as const) change(key, false);
  looking.back = false;
  vi.useRealTimers();
});

/** Time enough that another tap is one of its own. */
const later = () => vi.advanceTimersByTime(400);
const answered = async (frame: Partial<ServerFrame>) => {
  Server.last.say({ ...frame, id: Server.last.sent.at(-1)?.id ?? '' } as Partial<ServerFrame>);
  await Promise.resolve();
};

test('a card that is played lies on the table before the server has answered', () => {
  shows(viewed({}), asks());
  store.cards.touch('hC');
  expect(store.trick.at(-1)).toEqual({ seat: 0, card: 'hC' });
  expect(store.hand).not.toContain('hC');
  expect(Server.last.plays).toEqual(['play hC']);
});

test('a refused card is in the hand again, and the reason is told', async () => {
  shows(viewed({}), asks());
  store.cards.touch('hC');
  await answered({ t: 'nack', reason: 'must_keep_announced', rule: 'S-27' });
  expect(store.hand).toContain('hC');
  expect(store.trick).toHaveLength(3);
  expect(store.cards.refused).toMatchObject({ card: 'hC', rule: 'S-27' });
});

test('a card that may not be played says why, with the suit that was led, and nothing is sent', () => {
  shows(viewed({}), asks());
  store.cards.touch('t22');
  expect(store.cards.refused?.text).toBe('You must follow hearts.');
  expect(Server.last.plays).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(store.cards.refused).toBeNull();
});

test('a card marked ahead is played when one is asked and may', () => {
  store.cards.touch('h1');
  expect(store.cards.ahead).toBe('h1');
  expect(Server.last.plays).toEqual([]);
  shows(viewed({}), asks());
  expect(Server.last.plays).toEqual(['play h1']);
  expect(store.cards.ahead).toBeNull();
});

test('a card marked ahead that may not be played is dropped with the reason', () => {
  store.cards.touch('t22');
  shows(viewed({}), asks());
  expect(Server.last.plays).toEqual([]);
  expect(store.cards.ahead).toBeNull();
  expect(store.cards.refused?.text).toBe('Not played: You must follow hearts.');
});

test('a mark is taken back by a second tap, and moved by a tap on another card', () => {
  store.cards.touch('h1');
  store.cards.touch('h1');
  expect(store.cards.ahead).toBeNull();
  store.cards.touch('h1');
  store.cards.touch('hC');
  expect(store.cards.ahead).toBe('hC');
  expect(store.cards.takeBack()).toBe(true);
  expect(store.cards.ahead).toBeNull();
});

test('a mark does not outlive the deal', () => {
  store.cards.touch('h1');
  shows({ ...viewed({}), phase: 'scored' }, asks({ legal: ['next'], barred: {} }));
  expect(store.cards.ahead).toBeNull();
});

test('the rest of a double tap plays no second card', () => {
  shows(viewed({}), asks());
  store.cards.touch('hC');
  store.cards.touch('h1');
  expect(store.cards.ahead).toBeNull();
  later();
  store.cards.touch('h1');
  expect(store.cards.ahead).toBe('h1');
});

test('who wants to confirm raises a card first; dropping one on the table leaves no doubt', () => {
  change('confirm', true);
  shows(viewed({}), asks());
  store.cards.touch('hC');
  expect(store.cards.raised).toBe('hC');
  store.cards.touch('h1');
  expect(store.cards.raised).toBe('h1');
  expect(Server.last.plays).toEqual([]);
  store.cards.touch('h1');
  expect(Server.last.plays).toEqual(['play h1']);
});

test('a card dropped on the table is played without being confirmed', () => {
  change('confirm', true);
  shows(viewed({}), asks());
  store.cards.touch('hC', true);
  expect(Server.last.plays).toEqual(['play hC']);
});

test('the only legal card plays itself after a moment, where that is wished', () => {
  const only = { legal: ['play hC'] };
  shows(viewed({}), asks(only));
  vi.advanceTimersByTime(5_000);
  expect(Server.last.plays).toEqual([]);
  change('autoplay', true);
  shows(viewed({}), asks(only));
  expect(store.cards.soon).toBe('hC');
  expect(Server.last.plays).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(Server.last.plays).toEqual(['play hC']);
});

test('nothing plays itself where there is a choice, or something else to say', () => {
  change('autoplay', true);
  shows(viewed({}), asks());
  vi.advanceTimersByTime(5_000);
  shows(viewed({}), asks({ legal: ['play hC', { show: [10], from: ['t5'], excuse_at: null }] }));
  vi.advanceTimersByTime(5_000);
  shows(viewed({}), asks({ legal: [{ discard: 1, from: ['hC'], trumps: null }] }));
  vi.advanceTimersByTime(5_000);
  expect(Server.last.plays).toEqual([]);
});

test('nothing plays itself while one looks back at the last trick', () => {
  change('autoplay', true);
  looking.back = true;
  shows(viewed({}), asks({ legal: ['play hC'] }));
  vi.advanceTimersByTime(9_000);
  expect(Server.last.plays).toEqual([]);
  looking.back = false;
  vi.advanceTimersByTime(1_000);
  expect(Server.last.plays).toEqual(['play hC']);
});

const WON = {
  trick: [],
  last_trick: {
    plays: ['hJ', 'hQ', 'h3', 'hC'].map((card, at) => ({ seat: (at + 1) % 4, card })),
    winner: 0,
    emperor: false,
    gift: null,
    rest: [],
    captured: null,
  },
};

/** The trick that one has won comes with the question for the next lead. */
function wins(): void {
  const event = {
    kind: 'trick_won',
    seat: 0,
    cards: ['hJ', 'hQ', 'h3', 'hC'],
    emperor: false,
    gift: null,
    rest: [],
    captured: null,
  };
  const turn = asks({ legal: ['play t22', 'play sK'], barred: {} });
  const view = viewed({ ...WON, hand: ['t22', 'sK'] });
  const frame = {
    t: 'ev',
    table: 'gallery',
    v: ++Server.last.v,
    tip: 'x',
    now_ms: 0,
    events: [event],
    view,
    turn,
  };
  Server.last.say(frame as unknown as Partial<ServerFrame>);
}

test('a complete trick stays, and is shorter for who plays fast', () => {
  wins();
  expect(store.held).not.toBeNull();
  vi.advanceTimersByTime(700);
  expect(store.held).not.toBeNull();
  vi.advanceTimersByTime(700);
  expect(store.held).toBeNull();
  change('fast', true);
  wins();
  vi.advanceTimersByTime(700);
  expect(store.held).toBeNull();
});

test('a tap on the next card takes the trick away and plays at once', () => {
  wins();
  store.cards.touch('sK');
  expect(store.held).toBeNull();
  expect(Server.last.plays).toEqual(['play sK']);
});

test('who plays fast confirms the ledger by itself, after a while', () => {
  const scored = { ...viewed({}), phase: 'scored' as const };
  const ask = () => asks({ legal: ['next'], barred: {} });
  shows(scored, ask());
  vi.advanceTimersByTime(20_000);
  expect(Server.last.plays).toEqual([]);
  change('fast', true);
  shows(scored, ask());
  vi.advanceTimersByTime(2_000);
  expect(Server.last.plays).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(Server.last.plays).toEqual(['next']);
});
