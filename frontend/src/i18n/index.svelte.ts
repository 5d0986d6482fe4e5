/**
 * The words: one catalog a language, fetched when it is spoken; typed keys, plural forms by the browser's own rules (the
 * Slovene dual included). Where a game has a word of its own for something, the key has a form for it: `card.pagat` and
 * `card.pagat_french`.
 */
import i18next from 'i18next';
import type en from './en.json';
import { conjunction, dateAndTime, disjunction, timeOfDay, wholeNumber } from './formats';
import { localeOf, rememberLanguage, wantedLanguage, type Language } from './languages';

type WithoutPlural<K> = K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : K;
export type MessageKey = WithoutPlural<keyof typeof en>;
/** A family of games, with its own words for cards and contracts. */
export type GameFamily = 'slovenian' | 'portal' | 'french';
export const HOME_FAMILY: GameFamily = 'slovenian';
export type Params = Record<string, string | number>;

const SPACE = 'translation';
const AGAIN_MS = 2_000;
// Addresses, not modules: a browser that failed to import a module once does not ask for it again.
const catalogs = import.meta.glob<string>('./??.json', { query: '?url', import: 'default', eager: true });

const words = i18next.createInstance();
void words.init({
  initAsync: false,
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  // Only a catalog with a gap needs English beside it.
  saveMissing: true,
  missingKeyHandler: () => void learn('en').then(() => (learnt += 1)),
});

let current = $state<Language>('en');
let learnt = $state(0);
let wanted: Language = 'en';

/** Have the words of *language* here. */
async function learn(language: Language): Promise<void> {
  if (words.hasResourceBundle(language, SPACE)) return;
  const answer = await fetch(catalogs[`./${language}.json`] ?? '');
  if (!answer.ok) throw new Error(`no words of ${language}: ${answer.status}`);
  words.addResourceBundle(language, SPACE, await answer.json());
}

function speak(language: Language): void {
  current = language;
  document.documentElement.lang = language;
}

/** Fetch the reader's language, as often as it takes. Before that nothing can be said, so nothing should be shown. */
export async function firstWords(): Promise<void> {
  wanted = wantedLanguage();
  for (;;) {
    try {
      await learn(wanted);
      speak(wanted);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

export function language(): Language {
  return current;
}

/**
 * Speak *next* as soon as its words are here, and remember it; until then the old language is spoken. False where the words
 * could not be fetched: then nothing changes.
 */
export async function setLanguage(next: Language): Promise<boolean> {
  wanted = next;
  try {
    await learn(next);
  } catch {
    return false;
  }
  // Who chose again meanwhile gets the later choice.
  if (wanted === next) {
    speak(next);
    rememberLanguage(next);
  }
  return true;
}

let family = $state<GameFamily>(HOME_FAMILY);

/** The game whose words are spoken now. */
export function spoken(): GameFamily {
  return family;
}

export function speakOf(next: GameFamily): void {
  family = next;
}

/** What was said without facts, in this voice: most words of a table, and many of them once for each card. */
let said: Partial<Record<MessageKey, string>> = {};
let voice = '';

/**
 * Say *key* in the reader's language and in the words of the game that is spoken of; reading it in a component makes that
 * component follow both.
 */
export function t(key: MessageKey, params?: Params): string {
  const now = `${current} ${family} ${learnt}`; // words that were missing may be here now
  if (params !== undefined) return words.t(key, { ...params, lng: current, context: family });
  if (now !== voice) said = {};
  voice = now;
  return (said[key] ??= words.t(key, { lng: current, context: family }));
}

function hasKey(key: string): key is MessageKey {
  return words.exists(key, { lng: current }) || words.exists(`${key}_other`, { lng: current });
}

/** Say `prefix.word` where the server chose the word; *fallback* where this client does not know it. */
export function tWord(prefix: string, word: string, fallback: MessageKey, params?: Params): string {
  const key = `${prefix}.${word}`;
  return hasKey(key) ? t(key, params) : t(fallback, { item: word, [prefix]: word, ...params });
}

export function reasonText(reason: string): string {
  return tWord('reason', reason, 'reason.fallback');
}

export function contractName(contract: string): string {
  return tWord('contract', contract, 'item.unknown');
}

export function bonusName(bonus: string): string {
  return tWord('bonus', bonus, 'item.unknown');
}

/** A number as people write it at the table: a real minus, a plus where it is a gain. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

export function plain(value: number): string {
  return String(value).replace('-', '−');
}

export function rating(value: number): string {
  return wholeNumber(current).format(value);
}

/** Points with a half where one is left: 36½. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  return whole === value ? plain(value) : `${whole === 0 ? '' : plain(whole)}½`;
}

export function list(names: readonly string[]): string {
  return conjunction(current).format(names);
}

/** "3, 4 or 5". */
export function either(names: readonly string[]): string {
  return disjunction(current).format(names);
}

export function date(ms: number): string {
  return dateAndTime(localeOf(current)).format(ms);
}

export function clock(ms: number): string {
  return timeOfDay(localeOf(current)).format(ms);
}
