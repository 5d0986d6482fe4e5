import { describe, expect, it } from 'vitest';
import { frenchMotif, frenchTrump, slovenianMotif, slovenianTrump } from './index.ts';
import { tint } from './tints.ts';
import en from '../../src/i18n/en.json';

const upTo22 = Array.from({ length: 22 }, (_, index) => index);
const cards = [
  ...upTo22.map((index) => ({ name: `Slovenian ${index + 1}`, art: slovenianTrump(index + 1) })),
  ...upTo22.map((index) => ({ name: `French ${index}`, art: frenchTrump(index) })),
];

describe('the trumps', () => {
  it.each(cards)(
    'draws $name in paths only: no words, no numerals, no blends, nothing fetched',
    ({ art }) => {
      expect(art).not.toMatch(/<text|<image|<use|[gG]radient|href|url\(|opacity/);
    },
  );

  it.each(cards)('draws $name without ids, since its half is there twice', ({ art }) => {
    expect(art).not.toMatch(/\sid=/);
  });

  it.each(cards)('draws $name from numbers alone: nothing undefined slips into a path', ({ art }) => {
    expect(art).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it.each(cards)('prints $name in the tints of the deck', ({ art }) => {
    const used = new Set([...art.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour));
    expect([...used].filter((colour) => !Object.values<string>(tint).includes(colour))).toEqual([]);
  });

  it('paints no picture twice', () => {
    expect(new Set(cards.map(({ art }) => art)).size).toBe(44);
  });

  it('knows no trump beyond the two packs', () => {
    expect(() => slovenianTrump(0)).toThrow(RangeError);
    expect(() => slovenianTrump(23)).toThrow(RangeError);
    expect(() => frenchTrump(22)).toThrow(RangeError);
  });

  it('has a word for every picture', () => {
    const keys = upTo22.flatMap((index) => [slovenianMotif(index + 1), frenchMotif(index)]);
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });
});
