import { expect, test } from 'vitest';
import { line, result } from '../gallery/view';
import type { DealResult } from '../net/types';
import { tableOf } from './ledger';

const shown = (of: DealResult) => {
  const table = tableOf(of);
  return {
    columns: table.columns.map((column) => `${column.seats.join('+')} ${column.score} x${column.share}`),
    rows: table.rows.map((row) => [row.line.item, ...row.cells.map((cell) => cell?.points ?? null)]),
  };
};

test('seats to which the deal did the same share a column, the declarer first', () => {
  expect(shown({ ...result, ledger: result.ledger.slice(0, 2), scores: [60, 0, 0, 60] })).toEqual({
    columns: ['3+0 60 x1', '1+2 0 x1'],
    rows: [
      ['game', 20, null],
      ['difference', 10, null],
    ],
  });
});

test('a personal loss gives its player a column of his own', () => {
  expect(shown(result).columns).toEqual(['3 40 x1', '0 60 x1', '1+2 0 x1']);
});

test('what one side wins and the other loses is one row, and how many pay stands in the head', () => {
  const ledger = [
    line('game', [0], 25, { multiplier: 2, share: 3 }),
    line('game', [1, 2, 3], -25, { multiplier: 2 }),
    line('poignee', [0], 20, { share: 3 }),
    line('poignee', [1, 2, 3], -20),
    line('poignee', [0], 30, { share: 3 }),
    line('poignee', [1, 2, 3], -30),
  ];
  expect(shown({ ...result, declarer: 0, partner: null, ledger, scores: [300, -100, -100, -100] })).toEqual({
    columns: ['0 300 x3', '1+2+3 -100 x1'],
    rows: [
      ['game', 25, -25],
      ['poignee', 20, -20],
      ['poignee', 30, -30],
    ],
  });
  expect(tableOf({ ...result, ledger }).rows.every((row) => row.alike)).toBe(true);
});

test('in klop each has a column, and each his own factors', () => {
  const ledger = [
    line('klop_points', [0], -15),
    line('klop_points', [1], -20, { radl: 2 }),
    line('klop_points', [2], -35),
  ];
  const klop = {
    ...result,
    contract: 'klop',
    declarer: null,
    partner: null,
    ledger,
    scores: [-15, -40, -35],
  };
  expect(shown(klop).rows).toEqual([['klop_points', -15, -20, -35]]);
  expect(tableOf(klop).rows[0]?.alike).toBe(false);
});
