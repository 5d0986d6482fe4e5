import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, type Language } from '../../i18n/languages';
import { picturesAt, pictureWords, said, scenesOf } from './pictures';

const languages = Object.keys(LANGUAGE_NAMES) as Language[];

test.each(languages)('every picture has its words in %s', async (language) => {
  const words = await pictureWords(language);
  expect(Object.keys(words)).toEqual(Object.keys(await pictureWords('en')));
  for (const family of ['slovenian', 'portal', 'french']) {
    const { tricks, order } = scenesOf(family);
    for (const { name } of tricks) expect(said(words, `trick.${name}`, family)).not.toBe('');
    for (const { name } of order) expect(said(words, `order.${name}`, family)).not.toBe('');
  }
});

test('only the Slovenian pages show the emperor’s trick, and only the 54-card pack is counted in threes', () => {
  const shown = (family: string) => scenesOf(family).tricks.map((trick) => trick.name);
  expect(shown('slovenian')).toContain('emperor');
  expect(shown('portal')).not.toContain('emperor');
  expect(picturesAt('scoring', 'portal')).toEqual(['counting']);
  expect(picturesAt('scoring', 'french')).toEqual([]);
});
