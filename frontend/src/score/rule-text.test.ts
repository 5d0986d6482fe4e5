import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Book } from '../rules/book';
import { ruleText } from './rule-text';

const LANGUAGES = ['en', 'sl', 'it', 'es', 'fr', 'de'];
const GAMES = [
  ['slovenian', [3, 4], ['S-41', 'S-42', 'S-44', 'S-45', 'S-46', 'S-48', 'S-49']],
  ['portal', [3, 4], ['P-11', 'P-12', 'P-13', 'P-14', 'P-16', 'P-17', 'P-18', 'P-19']],
  ['portal', [2], ['P-35', 'P-36']],
  ['french', [3, 4, 5], ['F-13', 'F-13a', 'F-14', 'F-17', 'F-22', 'F-23']],
] as const;

const bookOf = (language: string, family: string) =>
  JSON.parse(readFileSync(`src/rules/${language}/${family}.json`, 'utf8')) as Book;

test.each(LANGUAGES)('every line of a ledger has its rule in a few sentences (%s)', (language) => {
  for (const [family, sizes, rules] of GAMES)
    for (const players of sizes)
      for (const rule of rules) {
        const told = ruleText(bookOf(language, family), players, rule);
        const length = told?.text.join(' ').length ?? 0;
        expect(length, `${rule} for ${players}`).toBeGreaterThan(40);
        expect(length, `${rule} for ${players}`).toBeLessThan(520);
      }
});

test('the rule is told for so many as play', () => {
  const book = bookOf('en', 'slovenian');
  expect(ruleText(book, 4, 'S-44')?.text.join()).toContain('nearest five');
  expect(ruleText(book, 3, 'S-44')?.text.join()).toContain('exact difference');
});

test('a point without a paragraph of its own has its section', () => {
  const book = bookOf('en', 'slovenian');
  expect(ruleText(book, 4, 'S-50')?.title).toBe('Radli and the end');
  expect(ruleText(book, 4, 'X-1')).toBeNull();
});
