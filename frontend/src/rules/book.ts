/** How a game is played, in words: one book a family and language, fetched when it is opened. */
import type { Language } from '../i18n/index.svelte';

/** A paragraph; one that says *players* is only for deals of so many. */
export type Paragraph = string | { players: number[]; text: string };

export interface Section {
  id: string;
  title: string;
  /** The points of the written rules that it tells of: `S-30…S-40`, `S-56`. */
  points: string[];
  players?: number[];
  text: Paragraph[];
}

export interface Book {
  lead: string;
  sections: Section[];
}

const books = import.meta.glob<Book>(['./*/slovenian.json', './*/portal.json', './*/french.json'], {
  import: 'default',
});
const words = import.meta.glob<Record<string, string>>('./*/words.json', { import: 'default' });

/** The book of *family*; null where nobody has written one in *language*. */
export async function openBook(language: Language, family: string): Promise<Book | null> {
  return (await books[`./${language}/${family}.json`]?.()) ?? null;
}

/** The names of the lines of the tables of values. */
export async function openWords(language: Language): Promise<Record<string, string>> {
  return (await words[`./${language}/words.json`]?.()) ?? {};
}

/** The sections for deals of *players*, each with its paragraphs. */
export function sectionsFor(book: Book, players: number): { section: Section; text: string[] }[] {
  return book.sections
    .filter((section) => section.players?.includes(players) ?? true)
    .map((section) => ({
      section,
      text: section.text.flatMap((one) =>
        typeof one === 'string' ? [one] : one.players.includes(players) ? [one.text] : [],
      ),
    }));
}

const numbered = (point: string) => /^([A-Z]+-)(\d+)/.exec(point);

/** Whether *section* tells of *point* of the written rules (`S-31`, `S-27a`). */
export function tellsOf(section: Section, point: string): boolean {
  const wanted = numbered(point);
  return section.points.some((range) => {
    const [from, to = from] = range.split('…').map((end) => numbered(end));
    if (wanted === null || !from || !to || from[1] !== wanted[1]) return false;
    return Number(from[2]) <= Number(wanted[2]) && Number(wanted[2]) <= Number(to[2]);
  });
}
