/** The first screens as text, made at build time by the components that draw them later: one of each kind a language. */
import { render } from 'svelte/server';
import { firstWords, t } from '../i18n/index.svelte';
import { LANGUAGES, type Language } from '../i18n/languages';

type Read = (address: string) => string;

/**
 * Do *act* with what words and settings ask a browser for: here one where *language* was chosen and nothing else. *read*
 * gives the file at an address of the client's sources.
 */
async function pretending<T>(language: Language, read: Read, act: () => Promise<T>): Promise<T> {
  const stored = new Map([['trula.language', language]]);
  const browser = {
    localStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem: () => undefined },
    document: { documentElement: { lang: language } },
    navigator: { languages: [language] },
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    location: { protocol: 'https:', pathname: '/' },
    fetch: (address: string) => Promise.resolve(new Response(read(address))),
  };
  const before = Object.getOwnPropertyDescriptors(globalThis);
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await act();
  } finally {
    for (const name of Object.keys(browser)) {
      Reflect.deleteProperty(globalThis, name);
      const old = before[name as keyof typeof before];
      if (old !== undefined) Object.defineProperty(globalThis, name, old);
    }
  }
}

async function shell(language: Language) {
  await firstWords();
  const { default: Shell } = await import('./Shell.svelte'); // what it uses asks the browser at once
  const { default: Maintenance } = await import('./Maintenance.svelte');
  // Rendered when it is asked for, so it is asked for while this language is spoken.
  const { head, body } = render(Maintenance, { props: { language } });
  return {
    language,
    title: t('app.name'),
    description: t('home.lead'),
    noscript: t('app.noscript'),
    home: render(Shell, { props: { home: true } }).body,
    neutral: render(Shell, { props: { home: false } }).body,
    maintenance: { head, body },
  };
}

export async function shells(read: Read) {
  const made = [];
  for (const language of LANGUAGES) made.push(await pretending(language, read, () => shell(language)));
  return made;
}
