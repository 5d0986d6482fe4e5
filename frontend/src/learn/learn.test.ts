import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, type Language } from '../i18n/languages';
import { openGlossary, piecesOf, speaksOf, termIds } from './glossary';
import { counted, fill, hintTexts, lessonTexts } from './texts';

const languages = Object.keys(LANGUAGE_NAMES) as Language[];

/** Every path to a text, so that two languages can be compared. */
function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`));
}

const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(languages)(
  'the lesson, the hints and the glossary say the same things in %s as in English',
  async (one) => {
    const plural = /^\.ui\.points/;
    const without = (all: string[]) => all.filter((path) => !plural.test(path)).sort();
    expect(without(paths(await lessonTexts(one)))).toEqual(without(paths(await lessonTexts('en'))));
    const anyGame = Object.keys(await hintTexts(one)).filter((key) => !key.endsWith('_french'));
    expect(anyGame).toEqual(Object.keys(await hintTexts('en')));
    expect(termIds(await openGlossary(one))).toEqual(termIds(await openGlossary('en')));
  },
);

test.each(languages)('no text in %s is empty, and each has the facts of the English one', async (one) => {
  const [mine, english] = [await lessonTexts(one), await lessonTexts('en')];
  for (const [key, text] of Object.entries(english.ui)) {
    if (typeof text !== 'string') continue;
    expect(slots(String(mine.ui[key as 'back']))).toEqual(slots(text));
  }
  const said = JSON.stringify([mine, await hintTexts(one), await openGlossary(one)]);
  expect(said).not.toMatch(/:""/);
});

test.each(languages)('points are counted by the plural forms of %s', async (one) => {
  const { points } = (await lessonTexts(one)).ui;
  for (const form of new Intl.PluralRules(one).resolvedOptions().pluralCategories) {
    expect(points[form] ?? '').toContain('{n}');
  }
  expect(counted(points, 8, one)).toMatch(/^8 /);
});

test.each(languages)('each term of the %s glossary is found where the text names it', async (one) => {
  const glossary = await openGlossary(one);
  for (const id of termIds(glossary)) {
    const stem = glossary[id].find[0] ?? '';
    expect(piecesOf(stem, glossary).map((piece) => piece.term)).toContain(id);
  }
});

test('a text is cut at its terms, each once, the longest first, and never inside a word', async () => {
  const glossary = await openGlossary('en');
  const pieces = piecesOf('An open beggar, a beggar: no trick, not one trick. Mislead!', glossary);
  expect(pieces.filter((piece) => piece.term !== null)).toEqual([
    { text: 'open beggar', term: 'open_beggar' },
    { text: 'beggar', term: 'beggar' },
    { text: 'trick', term: 'trick' },
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(
    'An open beggar, a beggar: no trick, not one trick. Mislead!',
  );
});

test('the search does not mind marks and capitals', async () => {
  const glossary = await openGlossary('en');
  expect(speaksOf(glossary.skis, 'SKIS')).toBe(true);
  expect(speaksOf(glossary.dealer, 'poignee')).toBe(false);
});

test('facts are put into a text, and what is not known stays', () => {
  expect(fill('Step {n} of {all}', { n: 3 })).toBe('Step 3 of {all}');
});
