/** The terms of the games: which there are, in which game, and where a text speaks of one. */
import type { Language } from '../i18n/languages';
import type english from './glossary/en.json';

export type TermId = keyof typeof english;
export interface Term {
  name: string;
  /** The beginnings of words by which texts speak of it. */
  find: string[];
  text: string;
}
export type Glossary = Record<TermId, Term>;

/** What only one family of games has; everything else is common to them. */
export const FRENCH: ReadonlySet<TermId> = new Set([
  'dog',
  'excuse',
  'petit',
  'oudler',
  'garde',
  'poignee',
  'chelem',
  'petit_au_bout',
  'petit_sec',
]);
export const COMMON: ReadonlySet<TermId> = new Set([
  'tarok',
  'trick',
  'lead',
  'follow',
  'void',
  'forehand',
  'dealer',
  'auction',
  'contract',
  'declarer',
  'defenders',
  'partner',
  'card_points',
  'cavalier',
]);

const files = import.meta.glob<Glossary>('./glossary/*.json', { import: 'default' });

export async function openGlossary(language: Language): Promise<Glossary> {
  const file = files[`./glossary/${language}.json`];
  if (file === undefined) throw new Error(`no glossary in ${language}`);
  return file();
}

export function termIds(glossary: Glossary): TermId[] {
  return Object.keys(glossary) as TermId[];
}

const plainly = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether *wanted* stands in the name or the text of a term, marks and capitals aside; everything has nothing in it. */
export function speaksOf(term: Term, wanted: string): boolean {
  const needle = plainly(wanted.trim());
  return plainly(`${term.name} ${term.text}`).includes(needle);
}

export interface Piece {
  text: string;
  term: TermId | null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cut *text* where it speaks of a term, each term once: the longest words first, in whatever ending. */
export function piecesOf(text: string, glossary: Glossary, without: readonly TermId[] = []): Piece[] {
  const stems = termIds(glossary)
    .filter((id) => !without.includes(id))
    .flatMap((id) => glossary[id].find.map((stem) => ({ id, stem })))
    .sort((one, other) => other.stem.length - one.stem.length);
  if (stems.length === 0) return [{ text, term: null }];
  const words = new RegExp(`(?<!\\p{L})(${stems.map(({ stem }) => escaped(stem)).join('|')})\\p{L}*`, 'giu');
  const seen = new Set<TermId>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(words)) {
    const stem = found[1]?.toLowerCase();
    const id = stems.find((one) => one.stem.toLowerCase() === stem)?.id;
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), term: null });
    pieces.push({ text: found[0], term: id });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null });
  return pieces;
}
