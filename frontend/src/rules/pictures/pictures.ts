/** What the rules pages show as pictures, and the words beside them. tests/rules/test_pictures.py holds the scenes to the rules. */
import type { Language } from '../../i18n/languages';
import type english from './en.json';
import scenes from './scenes.json';

export type Words = Record<keyof typeof english, string>;
export interface Scenes {
  /** In the units of the pack: points, or half points in the French one. */
  values: { worth: number; cards: string[] }[];
  /** Series from high to low; *gap*: before this card some are left out. */
  order: { name: string; cards: string[]; gap?: number }[];
  honours: string[];
  tricks: { name: string; cards: string[]; winner: number }[];
  counting: { cards: string[]; points: number }[];
}

const words = import.meta.glob<Words>('./??.json', { import: 'default' });

export async function pictureWords(language: Language): Promise<Words> {
  const file = words[`./${language}.json`];
  if (file === undefined) throw new Error(`no words for the pictures in ${language}`);
  return file();
}

export function scenesOf(family: string): Scenes {
  const all: Scenes = family === 'french' ? scenes.french : scenes.tarok;
  return family === 'slovenian'
    ? all
    : { ...all, tricks: all.tricks.filter((trick) => trick.name !== 'emperor') };
}

/** The word for *key* as *family* says it. */
export function said(words: Words, key: string, family: string): string {
  const own = words[`${key}_${family}` as keyof Words] as string | undefined;
  return own ?? (words[key as keyof Words] as string | undefined) ?? '';
}

/** What belongs to a section of the book. */
export type Picture = 'values' | 'order' | 'honours' | 'tricks' | 'sets' | 'counting';

const AT: Record<string, readonly Picture[]> = {
  cards: ['values', 'order', 'honours'],
  talon: ['sets'],
  play: ['tricks'],
  scoring: ['counting'],
};

export function picturesAt(section: string, family: string): readonly Picture[] {
  return (AT[section] ?? []).filter((one) => one !== 'counting' || scenesOf(family).counting.length > 0);
}
