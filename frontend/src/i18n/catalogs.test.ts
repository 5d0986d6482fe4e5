import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from './en.json';
import { LANGUAGES, language, setLanguage, t } from './index.svelte';
import sl from './sl.json';

const catalogs: Record<string, Record<string, string>> = { en, sl };
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const BACKEND = '../backend';

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const plural = (keys: string[]) =>
  new Set(keys.filter((key) => stem(key) !== key && keys.includes(`${stem(key)}_other`)).map(stem));

function reasonsIn(file: string): string[] {
  const text = readFileSync(`${BACKEND}/${file}`, 'utf-8');
  return [...text.matchAll(/^ {4}[A-Z_]+ = "([a-z_]+)"/gm)].map((match) => match[1] ?? '');
}

test.each(LANGUAGES)('%s says everything that English says', (name) => {
  const theirs = new Set(Object.keys(catalogs[name] ?? {}).map(stem));
  expect(new Set(Object.keys(en).map(stem))).toEqual(theirs);
});

test.each(LANGUAGES)('%s has exactly the plural forms of its language', (name) => {
  const keys = Object.keys(catalogs[name] ?? {});
  const wanted = new Intl.PluralRules(name).resolvedOptions().pluralCategories;
  for (const each of plural(keys)) {
    const forms = FORMS.filter((form) => keys.includes(`${each}_${form}`));
    expect({ each, forms }).toEqual({
      each,
      forms: FORMS.filter((form) => wanted.some((one) => one === form)),
    });
  }
});

test('both languages fill in the same names', () => {
  const holes = (text: string) => new Set([...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]));
  const spoken = (catalog: Record<string, string>, key: string) =>
    holes(catalog[key] ?? catalog[`${stem(key)}_other`] ?? '');
  for (const key of Object.keys(en))
    expect({ key, holes: spoken(sl, key) }).toEqual({ key, holes: spoken(en, key) });
});

test('nothing is left empty', () => {
  for (const catalog of Object.values(catalogs))
    expect(Object.values(catalog).filter((text) => text.trim() === '')).toEqual([]);
});

test.each(['rules/shared/reasons.py', 'tables/reasons.py', 'accounts/model.py', 'api/errors.py'])(
  'every reason of %s has a sentence',
  (file) => {
    const reasons = reasonsIn(file);
    expect(reasons.length).toBeGreaterThan(5);
    expect(reasons.filter((reason) => !(`reason.${reason}` in en))).toEqual([]);
  },
);

test.each(['rooms', 'gateway'])('every refusal written in %s has a sentence', (folder) => {
  const files = readdirSync(`${BACKEND}/${folder}`).filter((name) => name.endsWith('.py'));
  const text = files.map((name) => readFileSync(`${BACKEND}/${folder}/${name}`, 'utf-8')).join('\n');
  const words = [...text.matchAll(/Refused\("([a-z_]+)"|^[A-Z_]+: Final = "([a-z]+_[a-z_]+)"/gm)].map(
    (match) => match[1] ?? match[2],
  );
  expect(words.filter((reason) => !(`reason.${reason}` in en))).toEqual([]);
});

/** The words in backticks behind *head* in the list of words of the protocol. */
function documented(head: string): string[] {
  const text = readFileSync('../docs/protocol.md', 'utf-8');
  const [, listed = ''] = new RegExp(`^${head}: ([^]*?)\\.$`, 'm').exec(text) ?? [];
  return [...listed.matchAll(/`([a-z_ ]+)`/g)].flatMap((match) => (match[1] ?? '').split(' '));
}

test('every contract and every announcement has a name, and an announcement is a line of the ledger', () => {
  const [contracts, bonuses] = [documented('Contracts'), documented('Announcements')];
  expect([contracts.includes('piccolo'), bonuses.includes('chelem')]).toEqual([true, true]);
  const keys = [
    ...contracts.map((word) => `contract.${word}`),
    ...bonuses.flatMap((word) => [`bonus.${word}`, `item.${word}`]),
  ];
  expect(keys.filter((key) => !(key in en))).toEqual([]);
});

test('every item of a ledger has its words', () => {
  const text = readFileSync(`${BACKEND}/rules/shared/results.py`, 'utf-8');
  const [, listed = ''] = /\*item\* is a word of the rules([^]*?)\*rule\*/.exec(text) ?? [];
  const items = [...listed.matchAll(/`([a-z_]+)`/g)].map((match) => `item.${match[1]}`);
  expect(items).toContain('item.petit_au_bout');
  expect(items.filter((key) => !(key in en))).toEqual([]);
});

test('every event of a deal is told in words, or known to need none', () => {
  const needNone = ['auction_won', 'announcements_closed', 'deal_ended'];
  const kinds = [
    ...readFileSync(`${BACKEND}/rules/shared/events.py`, 'utf-8').matchAll(/kind: Literal\["([a-z_]+)"\]/g),
  ].map((match) => match[1] ?? '');
  const told = readFileSync('src/view/sentences.ts', 'utf-8');
  expect(kinds).toContain('pile_turned');
  expect(kinds.filter((kind) => !needNone.includes(kind) && !told.includes(`case '${kind}':`))).toEqual([]);
});

test('every ready phrase of the chat has its words', () => {
  const [, list = ''] =
    /PHRASES: Final = \(([^)]*)\)/.exec(readFileSync(`${BACKEND}/rooms/chat.py`, 'utf-8')) ?? [];
  const phrases = [...list.matchAll(/"([a-z_]+)"/g)].map((match) => `phrase.${match[1]}`);
  expect(Object.keys(en).filter((key) => key.startsWith('phrase.'))).toEqual(phrases);
});

test('Slovene counts with its dual', () => {
  const before = language();
  setLanguage('sl');
  const said = [1, 2, 3, 4, 5, 101, 102].map((count) => t('seat.cards', { count }).replace(/ v roki$/, ''));
  setLanguage(before);
  expect(said).toEqual(['1 karta', '2 karti', '3 karte', '4 karte', '5 kart', '101 karta', '102 karti']);
});
