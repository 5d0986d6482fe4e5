import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from './en.json';
import { setLanguage, t } from './index.svelte';
import { LANGUAGES, type Language } from './languages';
import { NAMES, QUOTES, SHARED } from './typography';

type Catalog = Record<string, string>;

const all = import.meta.glob<Catalog>('./??.json', { eager: true, import: 'default' });
const catalogOf = (language: Language): Catalog => all[`./${language}.json`] ?? {};
const languages = [...LANGUAGES];
const others = languages.filter((language) => language !== 'en');
const english: Catalog = en;

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FAMILIES = ['slovenian', 'portal', 'french'];
const BACKEND = '../backend';

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const plural = (keys: string[]) =>
  new Set(keys.filter((key) => stem(key) !== key && keys.includes(`${stem(key)}_other`)).map(stem));
/** The names that *text* leaves open; a number may also be said in a word ("one card"). */
const holes = (text: string) =>
  new Set([...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).filter((name) => name !== 'count'));
const inEnglish = (key: string) => english[key] ?? english[`${stem(key)}_other`] ?? '';

function reasonsIn(file: string): string[] {
  const text = readFileSync(`${BACKEND}/${file}`, 'utf-8');
  return [...text.matchAll(/^ {4}[A-Z_]+ = "([a-z_]+)"/gm)].map((match) => match[1] ?? '');
}

test.each(languages)('%s says everything that English says', (name) => {
  const theirs = new Set(Object.keys(catalogOf(name)).map(stem));
  expect(theirs).toEqual(new Set(Object.keys(en).map(stem)));
});

test.each(languages)('%s has exactly the plural forms of its language', (name) => {
  const keys = Object.keys(catalogOf(name));
  const wanted = new Intl.PluralRules(name).resolvedOptions().pluralCategories;
  for (const each of plural(keys)) {
    const forms = FORMS.filter((form) => keys.includes(`${each}_${form}`));
    expect({ each, forms }).toEqual({
      each,
      forms: FORMS.filter((form) => wanted.some((one) => one === form)),
    });
  }
});

test.each(others)('%s fills in the same names as English', (name) => {
  for (const [key, text] of Object.entries(catalogOf(name)))
    expect({ key, holes: holes(text) }).toEqual({ key, holes: holes(inEnglish(key)) });
});

test.each(languages)('%s says the number wherever there may be several', (name) => {
  const silent = Object.entries(catalogOf(name)).filter(
    ([key, text]) =>
      /_(few|many|other)$/.test(key) && inEnglish(key).includes('{{count}}') && !text.includes('{{count}}'),
  );
  expect(silent).toEqual([]);
});

test.each(languages)('%s leaves nothing empty', (name) => {
  expect(Object.entries(catalogOf(name)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('a word that only one game uses stands beside the word of all', () => {
  const keys = new Set(Object.keys(en).map(stem));
  const own = [...keys].filter((key) => FAMILIES.some((family) => key.endsWith(`_${family}`)));
  expect(own).toContain('card.pagat_french');
  expect(own.filter((key) => !keys.has(key.replace(/_[a-z]+$/, '')))).toEqual([]);
});

test.each(others)('%s has forgotten no English line', (name) => {
  const spoken = (text: string) => /[a-z]/i.test(text.replace(/{{\w+}}/g, ''));
  const shared = [...NAMES, ...SHARED[name]];
  const left = Object.entries(catalogOf(name)).filter(
    ([key, text]) => text === inEnglish(key) && spoken(text) && !shared.includes(text),
  );
  expect(left).toEqual([]);
});

test.each(languages)('%s is set as its printers set it', (name) => {
  const foreign = new RegExp(`['"\`´‘‚“”„«»‹›]`, 'g');
  const wrong = Object.entries(catalogOf(name)).filter(
    ([, text]) =>
      [...text.matchAll(foreign)].some(([sign]) => !QUOTES[name].includes(sign)) || text.includes('...'),
  );
  expect(wrong).toEqual([]);
});

test('French lets no line break before its high signs and inside its quotation marks', () => {
  const torn = Object.entries(catalogOf('fr')).filter(([, text]) =>
    /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/.test(text),
  );
  expect(torn).toEqual([]);
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

test('Slovene counts with its dual', async () => {
  expect(await setLanguage('sl')).toBe(true);
  const said = [1, 2, 3, 4, 5, 101, 102].map((count) => t('seat.cards', { count }).replace(/ v roki$/, ''));
  expect(said).toEqual(['1 karta', '2 karti', '3 karte', '4 karte', '5 kart', '101 karta', '102 karti']);
});
