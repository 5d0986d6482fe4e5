/** What the test of the catalogs knows of each language's print, and which words are the same in English. */
import type { Language } from './languages';

/** The quotation marks of a language, opening and closing, and its apostrophe where it has one. */
export const QUOTES: Record<Language, string> = {
  de: '„“’',
  en: '“”’',
  es: '«»',
  fr: '«»’',
  it: '«»’',
  sl: '»«',
};

/** Names, words of the game and loan words that a language shares with English; every other such line was forgotten. */
export const SHARED: Record<Language, readonly string[]> = {
  de: [],
  en: [],
  es: [
    '{{count}} radl',
    '{{count}} radli',
    'bot',
    'Chat',
    'contra',
    'no',
    'normal',
    'radli',
    'Total',
    '× 2 radl',
  ],
  fr: [],
  it: [
    '{{count}} radl',
    '{{count}} radli',
    'bot',
    'Chat',
    'Menu',
    'no',
    'Password',
    'radli',
    'Replay',
    'Volume',
    '× 2 radl',
  ],
  sl: [
    'kontra',
    '× {{factor}} kontra',
    'mordkontra',
    'partner',
    'rekontra',
    'subkontra',
    'Tarok',
    'tarok {{number}}',
  ],
};

/** The same in every language. */
export const NAMES: readonly string[] = [
  'C',
  'Enter',
  'Esc',
  'K',
  'Tab',
  'Play Tarock Online',
  'Trula',
  'mond, tarok XXI',
  'pagat, tarok I',
  'škis',
  'klop',
  'pagat ultimo',
  'trula',
  'trulapagat',
  'valat',
  'piccolo',
  're',
  'sub',
  'chelem',
  'excuse',
  'garde',
  'garde contre',
  'garde sans',
  'petit au bout',
  'petit sec',
  'petite',
  'poignée',
];
