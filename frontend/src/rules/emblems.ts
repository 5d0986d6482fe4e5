/** The card that stands for a family of games: the škis, the pagat, the excuse. */
const EMBLEMS: Record<string, string> = { slovenian: 't22', portal: 't1', french: 't0' };

export function emblemOf(family: string): string {
  return EMBLEMS[family] ?? 't21';
}
