/** The words of the lesson, the hints and the glossary: a file a language, fetched when they are wanted. */
import type { Language } from '../i18n/languages';
import type english from './lesson/en.json';

export type LessonTexts = Omit<typeof english, 'ui'> & {
  ui: Omit<(typeof english)['ui'], 'points'> & { points: Partial<Record<Intl.LDMLPluralRule, string>> };
};
/** By the word of the ground; with a family behind it where its players say it otherwise. */
export type HintTexts = Record<string, string>;

const lessons = import.meta.glob<LessonTexts>('./lesson/*.json', { import: 'default' });
const hints = import.meta.glob<HintTexts>('./hints/*.json', { import: 'default' });

async function read<T>(
  files: Record<string, () => Promise<T>>,
  kind: string,
  language: Language,
): Promise<T> {
  const file = files[`./${kind}/${language}.json`] ?? files[`./${kind}/en.json`];
  if (file === undefined) throw new Error(`no ${kind} in ${language}`);
  return file();
}

export const lessonTexts = (language: Language) => read(lessons, 'lesson', language);
export const hintTexts = (language: Language) => read(hints, 'hints', language);

/** Put facts into a text: `Step {n} of {all}`. */
export function fill(text: string, facts: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

/** A number of things in words, by the plural forms of *language*. */
export function counted(
  forms: Partial<Record<Intl.LDMLPluralRule, string>>,
  n: number,
  language: Language,
): string {
  const form = forms[new Intl.PluralRules(language).select(n)] ?? forms.other ?? '{n}';
  return fill(form, { n });
}
