/**
 * The words: one catalog a language, typed keys, plural forms by the browser's own rules (the Slovene dual included). Where
 * a game has a word of its own for something, the key has a form for it: `card.pagat` and `card.pagat_french`.
 */
import i18next from 'i18next';
import en from './en.json';
import sl from './sl.json';

export const LANGUAGES = ['en', 'sl'] as const;
export type Language = (typeof LANGUAGES)[number];

type WithoutPlural<K> = K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : K;
export type MessageKey = WithoutPlural<keyof typeof en>;
/** A family of games, with its own words for cards and contracts. */
export type GameFamily = 'slovenian' | 'portal' | 'french';
export const HOME_FAMILY: GameFamily = 'slovenian';
export type Params = Record<string, string | number>;

const STORED = 'trula.language';
const catalogs = { en: { translation: en }, sl: { translation: sl } };

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function firstLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

const words = i18next.createInstance();
void words.init({
  initAsync: false,
  lng: firstLanguage(),
  fallbackLng: 'en',
  resources: catalogs,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

let current = $state<Language>(firstLanguage());
document.documentElement.lang = firstLanguage();

export function language(): Language {
  return current;
}

export function setLanguage(next: Language): void {
  void words.changeLanguage(next);
  current = next;
  localStorage.setItem(STORED, next);
  document.documentElement.lang = next;
}

let family = $state<GameFamily>(HOME_FAMILY);

/** The game whose words are spoken now. */
export function spoken(): GameFamily {
  return family;
}

export function speakOf(next: GameFamily): void {
  family = next;
}

/**
 * Say *key* in the reader's language and in the words of the game that is spoken of; reading it in a component makes that
 * component follow both.
 */
export function t(key: MessageKey, params: Params = {}): string {
  return words.t(key, { ...params, lng: current, context: family });
}

function hasKey(key: string): key is MessageKey {
  return words.exists(key, { lng: 'en' }) || words.exists(`${key}_other`, { lng: 'en' });
}

/** Say `prefix.word` where the server chose the word; *fallback* where this client does not know it. */
export function tWord(prefix: string, word: string, fallback: MessageKey, params: Params = {}): string {
  const key = `${prefix}.${word}`;
  return hasKey(key) ? t(key, params) : t(fallback, { ...params, [prefix]: word });
}

export function reasonText(reason: string): string {
  return tWord('reason', reason, 'reason.fallback');
}

export function contractName(contract: string): string {
  return tWord('contract', contract, 'item.unknown', { item: contract });
}

export function bonusName(bonus: string): string {
  return tWord('bonus', bonus, 'item.unknown', { item: bonus });
}

/** A number as people write it at the table: a real minus, a plus where it is a gain. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

export function plain(value: number): string {
  return String(value).replace('-', '−');
}

export function rating(value: number): string {
  return new Intl.NumberFormat(current === 'sl' ? 'sl' : 'en', {
    maximumFractionDigits: 0,
    useGrouping: false,
  }).format(value);
}

/** Points with a half where one is left: 36½. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  return whole === value ? plain(value) : `${whole === 0 ? '' : plain(whole)}½`;
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(names);
}

export function date(ms: number): string {
  // The reader's own kind of English, where the browser says which.
  const local = navigator.languages.find((tag) => tag.startsWith(current)) ?? current;
  return new Intl.DateTimeFormat(local, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}
