import { expect, test } from 'vitest';
import en from '../i18n/en.json';
import sl from '../i18n/sl.json';
import { faceOf, numeral, sortHand, startsGroup } from './code';

test('a hand is sorted: taroks from the škis down, then suits in alternating colours, high to low', () => {
  const hand = 'c10 h1 t1 sK d4 t22 h4 hK c7 t10 dQ sJ'.split(' ');
  expect(sortHand(hand).join(' ')).toBe('t22 t10 t1 hK h1 h4 sK sJ dQ d4 c10 c7');
});

test('red pips count the other way round from black ones', () => {
  expect(sortHand(['h4', 'h2', 'h1', 'h3'])).toEqual(['h1', 'h2', 'h3', 'h4']);
  expect(sortHand(['s7', 's10', 's8', 's9'])).toEqual(['s10', 's9', 's8', 's7']);
});

test('a gap comes where the suit changes', () => {
  expect(startsGroup('h1', 't1')).toBe(true);
  expect(startsGroup('h1', 'hK')).toBe(false);
  expect(startsGroup('h1', undefined)).toBe(false);
});

test('taroks carry Roman numerals', () => {
  expect([1, 4, 9, 19, 21].map(numeral)).toEqual(['I', 'IIII', 'IX', 'XIX', 'XXI']);
});

test('a code tells its face', () => {
  expect(faceOf('t21')).toEqual({ kind: 'trump', number: 21 });
  expect(faceOf('c10')).toEqual({ kind: 'suit', suit: 'c', rank: 10 });
  expect(faceOf('hC')).toEqual({ kind: 'suit', suit: 'h', rank: 'C' });
});

test('every suit card of the pack has a full name in both languages', () => {
  const pips = {
    h: ['1', '2', '3', '4'],
    d: ['1', '2', '3', '4'],
    s: ['7', '8', '9', '10'],
    c: ['7', '8', '9', '10'],
  };
  const codes = Object.entries(pips).flatMap(([suit, ranks]) =>
    ['K', 'Q', 'C', 'J', ...ranks].map((rank) => `card.${suit}${rank}`),
  );
  expect(codes).toHaveLength(32);
  for (const catalog of [en, sl]) expect(codes.filter((code) => !(code in catalog))).toEqual([]);
});
