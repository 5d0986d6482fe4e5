import { expect, test } from 'vitest';
import { FIVE_COUNT, FRENCH_COUNT, KLOP_COUNT, SLOVENIAN_COUNT } from '../gallery/counted';
import { FIVE_RESULT, FRENCH_RESULT, KLOP_RESULT } from '../gallery/results';
import { result } from '../gallery/view';
import { sumAfter, tableOf } from '../view/ledger';
import { courseOf, shownAt } from './course';
import { pilesOf } from './piles';

test.each([
  [0, 1],
  [10, 3],
  [39, 12],
])(
  'a deal of %i groups and %i lines is told within four seconds, one step after another',
  (groups, lines) => {
    const { times } = courseOf(groups, lines);
    expect(times).toHaveLength(groups + lines + 1);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(3_600);
  },
);

test('first the cards are counted, then the lines are written, then the total is drawn', () => {
  const course = courseOf(2, 2);
  expect([0, 1, 2, 3, 4, 5].map((step) => shownAt(course, step))).toEqual([
    { groups: 0, lines: 0, over: false },
    { groups: 1, lines: 0, over: false },
    { groups: 2, lines: 0, over: false },
    { groups: 2, lines: 1, over: false },
    { groups: 2, lines: 2, over: false },
    { groups: 2, lines: 2, over: true },
  ]);
});

test.each([
  ['Slovenian', result, SLOVENIAN_COUNT],
  ['French', FRENCH_RESULT, FRENCH_COUNT],
  ['half points', FIVE_RESULT, FIVE_COUNT],
])('the groups of the declarer’s pile add up to his card points (%s)', (_, of, counted) => {
  const { shown, groups, whole } = pilesOf(of, counted);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.seats[0]).toBe(of.declarer);
  expect(shown[0]?.after(0)).toBe(0);
  expect(shown[0]?.after(groups)).toBe(of.card_points?.[0]);
  expect(whole).toBe((of.card_points?.[0] ?? 0) + (of.card_points?.[1] ?? 0));
});

test('in klop every pile is counted, side by side', () => {
  const { shown, groups } = pilesOf(KLOP_RESULT, KLOP_COUNT);
  expect(shown.map((pile) => pile.seats)).toEqual([[0], [1], [2], [3]]);
  expect(shown.map((pile) => pile.after(groups))).toEqual(KLOP_RESULT.card_points);
});

test.each([
  ['Slovenian', result],
  ['French', FRENCH_RESULT],
])('the sums that run along come to the scores in the end (%s)', (_, of) => {
  const table = tableOf(of);
  table.columns.forEach((column, at) => {
    expect(sumAfter(table, at, 0)).toBe(0);
    expect(sumAfter(table, at, table.rows.length)).toBe(column.score);
  });
});
