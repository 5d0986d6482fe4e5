import { expect, test } from 'vitest';
import { fanOf, type Fan, type Room } from './fan';

const FRENCH = [
  ...'t21 t20 t19 t18 t16 t15 t12 t9 t5 t2 t0'.split(' '),
  ...'hK hQ h10 h4 sK sC s7 s2 dQ d9 d3 cK c8'.split(' '),
];
const TAROKS = 't22 t21 t18 t17 t13 t8 t7 t3 t1 hK h2 sQ s7 dC cK c9'.split(' ');
const ROOMS: Record<string, Room> = {
  'a small phone': { width: 375, height: 667, large: false, roman: true },
  'a small phone, with large indices': { width: 375, height: 667, large: true, roman: true },
  'a phone on its side': { width: 560, height: 375, large: false, roman: true },
  'a tablet': { width: 768, height: 1024, large: false, roman: true },
  'a laptop': { width: 940, height: 800, large: false, roman: true },
  'a wide screen': { width: 1580, height: 1080, large: false, roman: true },
};
const HANDS: [string, string[]][] = [
  ['24 French cards', FRENCH],
  ['16 Slovenian cards', TAROKS],
  ['12 cards', TAROKS.slice(2, 14)],
  ['5 cards', TAROKS.slice(0, 5)],
  ['one card', ['hK']],
];
const cases = Object.keys(ROOMS).flatMap((room) =>
  HANDS.map(([hand, cards]) => [hand, room, cards] as const),
);

/** How much of each card its right neighbour leaves uncovered, as a part of its width. */
function uncovered(fan: Fan): number[] {
  return fan.lies.map((lie, at) => {
    const next = fan.lies[at + 1];
    const sameRow = next !== undefined && next.x > lie.x;
    return sameRow ? Math.min(1, (next.x - lie.x) / fan.card) : 1;
  });
}

test.each(cases)('%s on %s: no index is covered, and no card leaves the screen', (_, at, cards) => {
  const room = { ...(ROOMS[at] ?? { width: 0, height: 0, large: false }), roman: cards !== FRENCH };
  const fan = fanOf(cards, cards.length, room);
  expect(fan.lies).toHaveLength(cards.length);
  for (const part of uncovered(fan)) expect(part).toBeGreaterThan(0.3);
  for (const { x, y } of fan.lies) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + fan.card).toBeLessThanOrEqual(room.width);
    expect(y + fan.card * 1.4).toBeLessThanOrEqual(fan.height);
  }
  expect(fan.card).toBeGreaterThanOrEqual(50);
});

test('the hand keeps its height while its cards are played', () => {
  const room = { width: 375, height: 667, large: false, roman: true };
  const heights = TAROKS.map((_, played) => fanOf(TAROKS.slice(played), TAROKS.length, room).height);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});

test('rows on a phone part between taroks and suits where that is near the middle', () => {
  const cards = 't22 t19 t15 t7 t5 hC h1 sK s8'.split(' ');
  const fan = fanOf(cards, 12, { width: 375, height: 667, large: false, roman: true });
  const rows = fan.lies.map((lie) => lie.y);
  expect(new Set(rows.slice(0, 5)).size).toBe(1);
  expect(new Set(rows.slice(5)).size).toBe(1);
  expect(rows[5]).toBeGreaterThan(rows[4] ?? 0);
});
