import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { base } from '../gallery/view';
import type { TableView } from '../net/types';
import { account } from '../store/account.svelte';
import { TableStore } from '../store/table.svelte';
import NamePlate from './NamePlate.svelte';
import Outcome from './Outcome.svelte';

type End = NonNullable<TableView['outcome']>;

const completed: End = {
  reason: 'completed',
  totals: [-45, 25, -20, 25],
  radli: [1, 0, 0, 0],
  winners: [1, 3],
};

beforeEach(() => {
  account.now = { id: 'a', name: 'Ana', kind: 'account' };
  // The browser's edge, not ours: a socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  );
});

function ended(outcome: End, change: Partial<TableView> = {}): void {
  const view: TableView = { ...base, phase: 'finished', deal: null, outcome, ...change };
  render(Outcome, { store: new TableStore('gallery'), view, outcome });
}

test('equal totals share the win, and all winners are named', () => {
  ended(completed);
  expect(screen.getByTestId('winner').textContent).toBe('David and bot:1 share the win with 25');
});

test('who shares the win is one of them as “you”', () => {
  ended({ ...completed, winners: [0, 3] });
  expect(screen.getByTestId('winner').textContent).toMatch(/^You and bot:1 share/);
});

test('the standing is told best first, with what open radli cost', () => {
  ended(completed);
  const lines = screen.getAllByRole('listitem').map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['David', 'bot:1', 'Cilka', 'You']);
  expect(lines[3]).toBe('You −100 for open radli −45');
});

test('who cancelled reads what it cost him, the others who it was', () => {
  const cancelled: End = { ...completed, reason: 'cancelled', totals: [0, 0, 0, 0], winners: [] };
  ended(cancelled, { sheet: [] });
  expect(screen.getByText('It cost you 25 game points. No rating changes.')).toBeTruthy();
  ended(cancelled, { sheet: [], creator: 'c' });
  expect(screen.getByText('Cilka called it off, for 25 game points. No rating changes.')).toBeTruthy();
});

test.each([
  ['closed', 'It had not started; nothing is lost.'],
  ['abandoned', 'Everybody was away. The deals played stay on the sheet.'],
] as const)('a table that is %s says why', (reason, text) => {
  ended({ ...completed, reason, winners: [] });
  expect(screen.getByText(text)).toBeTruthy();
});

test('a plate tells who has called the end', () => {
  const places = base.places.map((place, seat) => place && { ...place, calls_end: seat === 1 });
  for (const seat of [1, 2]) render(NamePlate, { view: { ...base, places }, seat });
  expect(screen.getAllByText('calls the end')).toHaveLength(1);
});

test('who played against bots alone plays again at a table like the last one', async () => {
  const fetched = vi.fn((_request: Request) => Promise.resolve(new Response('{}', { status: 503 })));
  vi.stubGlobal('fetch', fetched);
  account.known = true;
  const bots = base.places.map((place, seat) =>
    place === null || seat === 0 ? place : { ...place, player: { ...place.player, kind: 'bot' as const } },
  );
  const options = {
    ...base.options,
    end: { kind: 'deals' as const, deals: 1 },
    pace: 'fast' as const,
    house: [['mond', 21] as [string, number]],
  };
  ended(completed, { places: bots, options });
  screen.getByRole('button', { name: 'Play again' }).click();
  const request = await vi.waitFor(() => {
    const asked = fetched.mock.calls[0]?.[0];
    if (asked === undefined) throw new Error('no table is asked for');
    return asked;
  });
  expect(new URL(request.url).pathname).toBe('/api/tables');
  expect(await request.json()).toEqual({
    ruleset: 'slovenian-4',
    seats: 4,
    end: { kind: 'deals', deals: 1 },
    pace: 'fast',
    public: false,
    rated: false,
    cut: false,
    counter: true,
    house: { mond: 21 },
    bots: true,
  });
});
