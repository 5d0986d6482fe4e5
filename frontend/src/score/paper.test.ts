import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { scenes } from '../gallery/scenes';
import { base } from '../gallery/view';
import type { TableView } from '../net/types';
import { TableStore } from '../store/table.svelte';
import Score from '../table/Score.svelte';
import Sheet from '../table/Sheet.svelte';
import { radliOf, usedIn } from '../view/sheet';
import Chart from './Chart.svelte';
import { ratingsOver } from './ratings';

let table = 0;

beforeEach(() => {
  // The browser's edge, not ours: a socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  );
});

function scored(): TableView {
  const view = scenes.scored?.view ?? base;
  render(Score, { store: new TableStore(`table ${++table}`), view });
  return view;
}

const over = () => screen.getByTestId('drama').dataset.over === 'true';
const total = () =>
  within(screen.getAllByRole('row').at(-1) ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('after a deal its paper unfolds, with the way on there from the beginning', () => {
  scored();
  expect(over()).toBe(false);
  expect(total()).toEqual(['0', '0', '0']);
  expect(screen.getByTestId('next').hasAttribute('disabled')).toBe(false);
});

test('a key shows all of it at once', async () => {
  scored();
  await userEvent.keyboard('x');
  expect(over()).toBe(true);
  expect(total()).toEqual(['+40', '+60', '0']);
  expect(screen.getByTestId('verdict').textContent).toBe('won');
});

test('who goes through it by Tab does not cut it short', async () => {
  scored();
  await userEvent.tab();
  expect(over()).toBe(false);
});

test('a tap shows all of it at once', async () => {
  scored();
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByTestId('drama') });
  expect(over()).toBe(true);
});

test('radli are circles: one a gift, filled when used', () => {
  const rows = [
    [1, 1, 1],
    [1, 0, 1],
    [2, 1, 2],
  ].map((radli) => ({ radli }));
  expect(radliOf(rows, 3)).toEqual([
    { open: 2, used: 0 },
    { open: 1, used: 1 },
    { open: 2, used: 0 },
  ]);
  expect(usedIn(rows.slice(0, 2), 3)).toEqual([1]);
  expect(usedIn(rows, 3)).toEqual([]);
});

test('the sheet draws a line before the last round and says who sat out', () => {
  const rows = base.sheet.map((row) => ({ ...row, skis_round: row.no === 2 }));
  render(Sheet, { rows, names: ['A', 'B', 'C', 'D'], totals: base.totals, dealerOut: true });
  const told = screen.getAllByRole('row').map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  const line = told.indexOf('škis round');
  expect(told[line + 1]).toMatch(/^2 two/);
  expect(screen.getAllByText('sat out')).toHaveLength(2);
});

test('the chart has a line a player and says in words how it ended', () => {
  render(Chart, { totals: base.sheet.map((row) => row.totals), names: ['Ana', 'David', 'Cilka', 'Miha'] });
  expect(screen.getAllByTestId('chart-line')).toHaveLength(4);
  expect(screen.getByRole('img').getAttribute('aria-labelledby')).not.toBeNull();
  expect(screen.getByText(/^After 2 deals: Ana 55, David −30/)).toBeTruthy();
});

test('ratings go from before the first deal to after the last', () => {
  const deals = [
    [{ seat: 1, before: 1500, after: 1510 }],
    [],
    [
      { seat: 1, before: 1510, after: 1503 },
      { seat: 0, before: 1600, after: 1607 },
    ],
  ];
  expect(ratingsOver(deals)).toEqual([
    { seat: 1, before: 1500, after: 1503 },
    { seat: 0, before: 1600, after: 1607 },
  ]);
});
