import { expect, test } from 'vitest';
import type { Offer } from '../net/api-calls';
import { LANGUAGES } from '../i18n/languages';
import { openBook, openWords, sectionsFor, tellsOf, type Book } from './book';
import { compare, nearest } from './compare';

const FAMILIES = { slovenian: [3, 4], portal: [2, 3, 4], french: [3, 4, 5] };

async function book(language: (typeof LANGUAGES)[number], family: string): Promise<Book> {
  const found = await openBook(language, family);
  if (found === null) throw new Error(`no ${language} book of ${family}`);
  return found;
}

const shape = (one: Book) =>
  one.sections.map(({ id, points, players, text }) => ({
    id,
    points,
    players,
    text: text.map((each) => (typeof each === 'string' ? null : each.players)),
  }));

test.each(Object.keys(FAMILIES))('every language tells the same of %s', async (family) => {
  const english = shape(await book('en', family));
  for (const language of LANGUAGES) expect(shape(await book(language, family))).toEqual(english);
});

test.each(Object.entries(FAMILIES))(
  'every section of %s says something to each number of players',
  async (family, sizes) => {
    for (const players of sizes) {
      const sections = sectionsFor(await book('en', family), players);
      expect(sections.length).toBeGreaterThan(4);
      expect(sections.filter(({ text }) => text.length === 0).map(({ id }) => id)).toEqual([]);
    }
  },
);

test('every language names the same lines of values', async () => {
  const names = Object.keys(await openWords('en'));
  for (const language of LANGUAGES) expect(Object.keys(await openWords(language))).toEqual(names);
});

test('a point leads to the section that tells of it', async () => {
  const sections = sectionsFor(await book('en', 'slovenian'), 4);
  const of = (point: string) => sections.filter((one) => tellsOf(one, point)).map((one) => one.id);
  expect(of('S-31')).toEqual(['play']);
  expect(of('S-27a')).toEqual(['announcements']);
  expect(of('S-56')).toEqual(['deal']);
  expect(of('P-3')).toEqual([]);
  expect(of('nonsense')).toEqual([]);
});

const offer = (name: string, table: Offer['table'], contracts: Offer['contracts'] = []) =>
  ({ name, family: name.split('-')[0], table, contracts, bonuses: [], house: [] }) as unknown as Offer;
const line = (name: string, value: number) => ({ name, value, rule: 'S-1' });

test('lines that differ are told, and those that only one of the two has', () => {
  const lines = compare(
    offer('slovenian-4', [line('mond', 20), line('cards', 54), line('king', 1)]),
    offer('slovenian-3', [line('mond', 21), line('cards', 54), line('exact', 1)]),
  );
  expect(lines.map(({ name, differs }) => [name, differs])).toEqual([
    ['mond', true],
    ['cards', false],
    ['king', true],
    ['exact', true],
  ]);
  expect(lines.at(-1)?.here).toBeNull();
});

test('the nearest neighbour is of the same family, then the one with the fewest differences', () => {
  const four = offer('slovenian-4', [line('mond', 20), line('radli', 1)]);
  const three = offer('slovenian-3', [line('mond', 21), line('radli', 2)]);
  const other = offer('slovenian-5', [line('mond', 20), line('radli', 2)]);
  const portal = offer('portal-4', [line('mond', 20), line('radli', 1)]);
  expect(nearest(four, [four, three, portal])?.name).toBe('slovenian-3');
  expect(nearest(four, [four, three, other, portal])?.name).toBe('slovenian-5');
  expect(nearest(four, [four])).toBeNull();
});
