import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { scenes } from '../gallery/scenes';
import { base, deal } from '../gallery/view';
import type { ItemView } from '../net/types';
import { change } from '../store/settings.svelte';
import { TableStore } from '../store/table.svelte';
import { boardOf } from '../view/board';
import { countCards } from '../view/counter';
import { choicesOf } from '../view/legal';
import { saidBy } from '../view/said';
import Announce from './Announce.svelte';
import Counter from './Counter.svelte';
import Side from './Side.svelte';

const asked = (...legal: string[]) =>
  choicesOf({ no: 1, legal, barred: {}, turn_ends_ms: 0, deadline_ms: 0 });
const item = (target: string, announcers: number[], change: Partial<ItemView> = {}): ItemView => ({
  target,
  announcers,
  side: null,
  level: 0,
  ...change,
});

beforeEach(() => {
  localStorage.clear();
  change('counter', true);
  // The browser's edge, not ours: a socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  );
});

test('the board has one row an item, and each announcement in the cell of its side', () => {
  const items = [
    item('game', [3], { side: 'declarer' }),
    item('trula', [1], { side: 'defenders', level: 1 }),
  ];
  const rows = boardOf({ ...deal, items }, asked('pass'));
  expect(rows.map((row) => row.target)).toEqual(['game', 'trula']);
  expect(rows[1]?.defenders).toEqual([{ item: items[1], raise: null }]);
  expect(rows.flatMap((row) => row.declarer)).toHaveLength(1);
});

test('what one may announce stands on one’s own side, and across where the side is not known', () => {
  const legal = asked('announce kings', 'pass');
  expect(boardOf({ ...deal, items: [] }, legal)[0]?.mine).toBe('declarer');
  expect(boardOf({ ...deal, items: [], sides: [null, null, null, null] }, legal)[0]?.mine).toBe('open');
});

test('two who announced the same and may be of different sides are doubled one by one', () => {
  const items = [item('trula', [1]), item('trula', [2])];
  const [row] = boardOf({ ...deal, items }, asked('kontra trula 2', 'pass'));
  expect(row?.open.map((entry) => entry.raise?.text ?? null)).toEqual([null, 'kontra trula 2']);
});

test('the buttons of the board are the answers of the server and nothing else', async () => {
  const store = new TableStore('gallery');
  const scene = scenes['announce'];
  if (scene?.view.deal == null) throw new Error('no scene');
  store.view = scene.view;
  store.turn = { no: 17, legal: scene.legal, barred: {}, turn_ends_ms: 0, deadline_ms: 0 };
  const said = vi.spyOn(store, 'act').mockResolvedValue();
  render(Announce, { store, deal: scene.view.deal });
  const row = screen.getByRole('row', { name: /^trula/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Announce trula' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(said.mock.calls.map((call) => call[0])).toEqual(['announce trula', 'pass']);
  expect(screen.getAllByRole('button')).toHaveLength(scene.legal.length);
});

test('the counter knows the whole pack of each family', () => {
  const all = (family: 'slovenian' | 'french') => countCards(deal, family).flatMap((group) => group.cards);
  expect(all('slovenian')).toHaveLength(54);
  expect(all('french')).toHaveLength(78);
});

test('a card counts as gone when it has fallen, lies there, was laid away, or stayed in a talon that was shown', () => {
  const seen = countCards(
    {
      ...deal,
      hand: ['t22'],
      played: ['t21'],
      trick: [{ seat: 1, card: 't20' }],
      discards: ['h1'],
      discards_shown: ['t2'],
      talon: { sets: [['t3', 'h2'], ['t4']], taken: 1 },
    },
    'slovenian',
  );
  const where = Object.fromEntries(seen.flatMap((group) => group.cards).map((one) => [one.card, one.where]));
  expect(where).toMatchObject({ t22: 'mine', t21: 'gone', t20: 'gone', h1: 'gone', t2: 'gone', t3: 'gone' });
  expect(where).toMatchObject({ t4: 'out', t19: 'out', h2: 'gone' });
  expect(seen[0]?.left).toBe(22 - 5);
});

test('the ear hears which cards are still out', () => {
  const played = 't22 t20 t19 t18 t17 t16 t15 t14 t13 t12 t11 t10 t9 t8 t7 t6 t5 t4 t3 t2'.split(' ');
  render(Counter, { deal: { ...deal, hand: [], trick: [], played } });
  expect(screen.getByText(/^Still out: .*mond.* and .*pagat/)).toBeTruthy();
});

function tabs(counter: boolean): string[] {
  const view = { ...base, options: { ...base.options, counter } };
  const { unmount } = render(Side, { store: new TableStore('gallery'), view, tab: 'score' });
  const names = screen.getAllByRole('tab').map((one) => one.textContent.trim());
  unmount();
  return names;
}

test('the counter is there unless the table forbids it or the player hides it', () => {
  expect(tabs(true)).toEqual(['Score', 'Chat', 'Cards played']);
  expect(tabs(false)).toEqual(['Score', 'Chat']);
  change('counter', false);
  expect(tabs(true)).toEqual(['Score', 'Chat']);
});

test('a plate says the last bid while bids are made, and announcements while those are', () => {
  expect(saidBy({ ...deal, phase: 'auction' }, 2)).toBe('two');
  expect(saidBy({ ...deal, phase: 'auction' }, 1)).toBe('pass');
  expect(saidBy({ ...deal, phase: 'announcements' }, 1)).toBe('pagat ultimo');
  expect(saidBy({ ...deal, phase: 'play' }, 2)).toBe('');
});
