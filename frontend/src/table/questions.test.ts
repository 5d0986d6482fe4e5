import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { offers } from '../gallery/offers';
import { scenes } from '../gallery/scenes';
import { knowRulesets } from '../store/rulesets.svelte';
import { TableStore } from '../store/table.svelte';
import Announce from './Announce.svelte';
import Auction from './Auction.svelte';
import Hand from './Hand.svelte';
import Talon from './Talon.svelte';

/** A table that stands still: the view is prepared and nothing comes over the wire. */
function table(name: string): TableStore {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  const store = new TableStore('gallery');
  store.view = scene.view;
  store.turn = { no: 17, legal: scene.legal, barred: scene.barred ?? {}, turn_ends_ms: 0, deadline_ms: 0 };
  return store;
}

const dealOf = (store: TableStore) => {
  if (!store.view?.deal) throw new Error('no deal in the scene');
  return store.view.deal;
};

beforeEach(() => {
  knowRulesets(offers);
  // The browser's edge, not ours: a socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  );
});

test('only legal cards can be played, and a played card lies on the table at once', async () => {
  const store = table('play');
  render(Hand, { store });
  expect(screen.getAllByRole('button', { name: /may be played/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'škis' }));
  expect(store.early).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('You must follow hearts.');
  await userEvent.click(screen.getByRole('button', { name: /cavalier of hearts/ }));
  expect(store.early).toBe('hC');
  expect(store.hand).not.toContain('hC');
  expect(store.trick.at(-1)).toEqual({ seat: 0, card: 'hC' });
});

test('the auction offers what is legal, with what each contract is worth', () => {
  const store = table('auction');
  render(Auction, { store, deal: dealOf(store) });
  expect(screen.getByRole('button', { name: /^beggar/ }).textContent).toContain('±70');
  expect(screen.getByRole('button', { name: /^one/ }).textContent).toContain('30 + difference');
  expect(screen.queryByRole('button', { name: /^two/ })).toBeNull();
  expect(screen.getAllByRole('columnheader').map((head) => head.firstChild?.textContent)).toEqual([
    'David',
    'Cilka',
    'bot:1',
    'You',
  ]);
  expect(screen.getByRole('columnheader', { name: /^You.*forehand$/ })).toBeTruthy();
});

test('a discard is confirmed only when it is complete', async () => {
  const store = table('discard');
  render(Talon, { store, deal: dealOf(store) });
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Lay away 3 cards' });
  expect(confirm.disabled).toBe(true);
  store.cards.touch('t21');
  expect(store.cards.refused?.text).toBe('Cards worth five may not be laid away.');
  expect(store.picked).toEqual([]);
  for (const card of ['h1', 'h4', 's8']) store.pick(card, 3);
  await vi.waitFor(() => expect(confirm.disabled).toBe(false));
  store.pick('h4', 3);
  await vi.waitFor(() => expect(confirm.disabled).toBe(true));
});

test('the board of announcements has a row an item and only legal buttons', () => {
  const store = table('announce');
  render(Announce, { store, deal: dealOf(store) });
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'game',
    'pagat ultimo',
    'pagat ultimo',
    'trula',
    'kings',
    'king ultimo',
    'valat',
  ]);
  expect(screen.getAllByRole('button', { name: /^kontra: / })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Say nothing' })).toBeTruthy();
});
