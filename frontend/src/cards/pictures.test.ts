import { expect, test } from 'vitest';
import { faceOf } from './code';
import { indexMark } from './index-mark';
import { packOf, pictureOf } from './pictures';

test('the Slovenian pack has 54 cards: black pips from seven to ten, red ones from one to four', () => {
  const pack = packOf('slovenian');
  expect(new Set(pack).size).toBe(54);
  expect(pack.filter((code) => code.startsWith('s'))).toEqual('sK sQ sC sJ s10 s9 s8 s7'.split(' '));
  expect(pack.filter((code) => code.startsWith('h'))).toEqual('hK hQ hC hJ h1 h2 h3 h4'.split(' '));
  expect(pack[0]).toBe('t22');
});

test('the portal plays with the same pack; the French pack has 78 cards, the excuse last among its trumps', () => {
  expect(packOf('portal')).toEqual(packOf('slovenian'));
  const french = packOf('french');
  expect(new Set(french).size).toBe(78);
  expect(french.slice(0, 22)).toEqual(Array.from({ length: 22 }, (_, at) => `t${21 - at}`));
});

test('trumps have a picture of their own in each pack, suit cards share theirs', () => {
  expect(pictureOf('t5', 'slovenian')).toContain('/cards/t5.svg');
  expect(pictureOf('t5', 'french')).toContain('/cards/f5.svg');
  expect(pictureOf('hK', 'french')).toBe(pictureOf('hK', 'slovenian'));
});

test('in four colours diamonds and clubs are dyed, the other suits stay', () => {
  expect(['dK', 'c7'].every((code) => pictureOf(code, 'slovenian', true).endsWith('#four'))).toBe(true);
  expect(['hK', 's7', 't5'].some((code) => pictureOf(code, 'slovenian', true).includes('#'))).toBe(false);
});

test('no index is wider than half a card, and a large one is larger', () => {
  const labels = ['Škis', 'XVIII', 'I', '21'];
  for (const label of labels) {
    const [usual, large] = [false, true].map((one) => indexMark(faceOf('t18'), label, one));
    expect(large?.tab.right).toBeLessThan(240 * 0.62);
    expect(usual?.tab.right).toBeLessThan(120);
    expect(large?.size).toBeGreaterThan(usual?.size ?? 0);
  }
});
