/** The words of the rules for a line of the ledger: the section that tells of its point, and of it the very paragraphs. */
import { sectionsFor, tellsOf, type Book } from '../rules/book';

export interface RuleText {
  title: string;
  text: string[];
}

/** In which section of the books, and in which of its paragraphs, a point stands; the books of all languages agree in that. */
const PARAGRAPHS: Readonly<Record<string, readonly [section: string, ...paragraphs: number[]]>> = {
  'S-41': ['scoring', 4],
  'S-42': ['scoring', 4],
  'S-44': ['scoring', 0, 1],
  'S-45': ['scoring', 3],
  'S-46': ['scoring', 2],
  'S-48': ['scoring', 2],
  'S-49': ['scoring', 2],
  'P-11': ['announcements', 0],
  'P-12': ['announcements', 0],
  'P-13': ['announcements', 0],
  'P-14': ['scoring', 2],
  'P-16': ['scoring', 0, 1],
  'P-17': ['scoring', 0, 1],
  'P-18': ['scoring', 2],
  'P-19': ['scoring', 3],
  'P-35': ['scoring', 4],
  'P-36': ['scoring', 4],
  'F-13': ['announcements', 0],
  'F-13a': ['announcements', 0],
  'F-14': ['play', 2],
  'F-17': ['announcements', 1, 2, 3, 4],
  'F-22': ['play', 2],
  'F-23': ['scoring', 0, 1, 2, 3],
};

/** What *book* says of *rule* to *players*; a point without a paragraph of its own has its whole section. */
export function ruleText(book: Book, players: number, rule: string): RuleText | null {
  const where = PARAGRAPHS[rule];
  const id = where?.[0];
  const numbers: readonly number[] = where === undefined ? [] : where.slice(1).map(Number);
  const told = sectionsFor(book, players).find((one) =>
    id === undefined ? tellsOf(one, rule) : one.id === id,
  );
  if (told === undefined) return null;
  const paragraphs = book.sections.find((one) => one.id === told.id)?.text ?? [];
  const said = paragraphs
    .filter((_, at) => numbers.includes(at))
    .flatMap((one) => (typeof one === 'string' ? one : one.players.includes(players) ? one.text : []));
  return { title: told.title, text: said.length > 0 ? said : told.text };
}
