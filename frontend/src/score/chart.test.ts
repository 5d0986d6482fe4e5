import { expect, test } from 'vitest';
import { chartOf, spread, stepFor } from './chart';

const SIZE = { width: 400, height: 240, left: 40, right: 80 };
const TOTALS = [
  [20, 0, 0, -10],
  [20, 70, 0, -10],
  [-30, 70, 0, 60],
];

test('there is a line a player, from nothing through every deal', () => {
  const { lines } = chartOf(TOTALS, SIZE);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line.points).toHaveLength(4);
  expect(new Set(lines.map((line) => line.points[0]?.y)).size).toBe(1);
});

test('more is higher, later is further right, and all is inside', () => {
  const { lines, bottom } = chartOf(TOTALS, SIZE);
  const ends = lines.map((line) => line.points.at(-1) ?? { x: 0, y: 0 });
  expect((ends[1]?.y ?? 0) < (ends[3]?.y ?? 0) && (ends[3]?.y ?? 0) < (ends[0]?.y ?? 0)).toBe(true);
  for (const { x, y } of lines.flatMap((line) => line.points)) {
    expect(x).toBeGreaterThanOrEqual(SIZE.left);
    expect(x).toBeLessThanOrEqual(SIZE.width - SIZE.right);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThanOrEqual(bottom);
  }
});

test('the scale has round steps, with 0 among them', () => {
  expect(chartOf(TOTALS, SIZE).levels.map((level) => level.value)).toEqual([-40, -20, 0, 20, 40, 60, 80]);
  expect([7, 40, 130, 900].map((span) => stepFor(span, 5))).toEqual([2, 10, 50, 200]);
});

test('names never stand on one another, however near the totals are', () => {
  const level = Array.from({ length: 5 }, () => 0);
  const { lines, bottom } = chartOf([level, level], SIZE);
  const heights = lines.map((line) => line.label.y).sort((a, b) => a - b);
  heights.slice(1).forEach((y, at) => expect(y - (heights[at] ?? 0)).toBeGreaterThanOrEqual(17));
  expect(heights.at(-1)).toBeLessThanOrEqual(bottom);
  expect(spread([100, 100, 20], 17, 0, 110)).toEqual([93, 110, 20]);
});

test('of many deals only some are numbered', () => {
  const many = Array.from({ length: 60 }, (_, no) => [no, -no]);
  const { deals } = chartOf(many, SIZE);
  expect(deals.length).toBeLessThanOrEqual(9);
  expect(deals.every((deal) => deal.no % 10 === 0)).toBe(true);
});

test('a session without a point has a chart all the same', () => {
  expect(
    chartOf([[0, 0]], SIZE)
      .lines.flatMap((line) => line.points)
      .every(({ y }) => Number.isFinite(y)),
  ).toBe(true);
});
