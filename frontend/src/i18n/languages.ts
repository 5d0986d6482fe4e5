/** Which languages there are, which of them the reader wants, and where that is remembered. */

/** Every language, by the name its own speakers give it, in the order of these names. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  sl: 'Slovenščina',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** The languages that are offered: the ones whose catalog and rule books are complete. */
export const LANGUAGES: readonly Language[] = ['de', 'en', 'es', 'fr', 'it', 'sl'];

const STORED = 'trula.language';
// The server reads it, so that already the page it sends is in the reader's language.
const COOKIE = 'trula_language';
const A_YEAR_S = 31_536_000;

function isOffered(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** What was chosen in this browser, else the first language of the browser that is offered, else English. */
export function wantedLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  if (isOffered(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isOffered) ?? 'en';
}

/** Keep the choice of *language* for the next visit, for the client and for the server. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
}

/** The reader's own kind of *language* where the browser tells it: `en-GB`, `es-MX`; dates are written by it. */
export function localeOf(language: Language): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}
