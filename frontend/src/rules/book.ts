/** How a game is played, in words: one book a family and language, fetched when it is opened. */
import type { Language } from '../i18n/languages';

/** A paragraph, or a point of the written rules; one that says *players* is only for deals of so many. */
export type Paragraph = string | { players: number[]; text: string };

export interface Section {
  id: string;
  title: string;
  /** The points of the written rules that it tells of: `S-30…S-40`, `S-56`. */
  points: Paragraph[];
  players?: number[];
  text: Paragraph[];
}

/** A section for one number of players. */
export interface Told {
  id: string;
  title: string;
  points: string[];
  text: string[];
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

/** The sections for deals of *players*, each with what is said to them. */
export function sectionsFor(book: Book, players: number): Told[] {
  const said = (all: Paragraph[]): string[] =>
    all.flatMap((one) => (typeof one === 'string' ? [one] : one.players.includes(players) ? [one.text] : []));
  return book.sections
    .filter((section) => section.players?.includes(players) ?? true)
    .map(({ id, title, points, text }) => ({ id, title, points: said(points), text: said(text) }));
}

const numbered = (point: string) => /^([A-Z]+-)(\d+)/.exec(point);

/** Whether *section* tells of *point* of the written rules (`S-31`, `S-27a`). */
export function tellsOf(section: Told, point: string): boolean {
  const wanted = numbered(point);
  return section.points.some((range) => {
    const [from, to = from] = range.split('…').map((end) => numbered(end));
    if (wanted === null || !from || !to || from[1] !== wanted[1]) return false;
    return Number(from[2]) <= Number(wanted[2]) && Number(wanted[2]) <= Number(to[2]);
  });
}
