import { expect, test } from 'vitest';
import { HOME_FAMILY, speakOf, type GameFamily } from '../i18n/index.svelte';
import en from '../i18n/en.json';
import sl from '../i18n/sl.json';
import { cardName } from './names.svelte';
import { faceOf, sortHand, startsGroup, trumpIndex } from './code';

test('a hand is sorted: taroks from the škis down, then suits in alternating colours, high to low', () => {
  const hand = 'c10 h1 t1 sK d4 t22 h4 hK c7 t10 dQ sJ'.split(' ');
  expect(sortHand(hand, 'slovenian').join(' ')).toBe('t22 t10 t1 hK h1 h4 sK sJ dQ d4 c10 c7');
});

test('red pips count the other way round from black ones', () => {
  expect(sortHand(['h4', 'h2', 'h1', 'h3'], 'portal')).toEqual(['h1', 'h2', 'h3', 'h4']);
  expect(sortHand(['s7', 's10', 's8', 's9'], 'portal')).toEqual(['s10', 's9', 's8', 's7']);
});

test('in the French pack all suits count alike, and the excuse stands below the trumps', () => {
  expect(sortHand('h1 h10 t0 hJ t1 h9 t21'.split(' '), 'french').join(' ')).toBe('t21 t1 t0 hJ h10 h9 h1');
});

test('a gap comes where the suit changes', () => {
  expect(startsGroup('h1', 't1')).toBe(true);
  expect(startsGroup('h1', 'hK')).toBe(false);
  expect(startsGroup('h1', undefined)).toBe(false);
});

test('taroks carry Roman numerals, French trumps Arabic ones', () => {
  const printed = (game: 'slovenian' | 'french') => [1, 4, 9, 19, 21].map((one) => trumpIndex(one, game));
  expect(printed('slovenian')).toEqual(['I', 'IIII', 'IX', 'XIX', 'XXI']);
  expect(printed('french')).toEqual(['1', '4', '9', '19', '21']);
});

test('a code tells its face', () => {
  expect(faceOf('t21')).toEqual({ kind: 'trump', number: 21 });
  expect(faceOf('c10')).toEqual({ kind: 'suit', suit: 'c', rank: 10 });
  expect(faceOf('hC')).toEqual({ kind: 'suit', suit: 'h', rank: 'C' });
});

test('a trump is called as players of the game call it', () => {
  const named = (of: GameFamily) => {
    speakOf(of);
    return ['t0', 't1', 't5', 't21', 't22'].map(cardName);
  };
  expect(named('slovenian').slice(1)).toEqual(['pagat, tarok I', 'tarok V', 'mond, tarok XXI', 'škis']);
  expect(named('french').slice(0, 4)).toEqual(['excuse', 'petit, trump 1', 'trump 5', 'trump 21']);
  speakOf(HOME_FAMILY);
});

test('every suit card of the packs has a full name in both languages', () => {
  const ranks = [...'KQCJ', ...Array.from({ length: 10 }, (_, at) => String(at + 1))];
  const codes = [...'hdsc'].flatMap((suit) => ranks.map((rank) => `card.${suit}${rank}`));
  expect(codes).toHaveLength(56);
  for (const catalog of [en, sl]) expect(codes.filter((code) => !(code in catalog))).toEqual([]);
});
