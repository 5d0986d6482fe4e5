import type { Suit } from './signs.ts';
export function cavalier(suit: Suit): string {
  return `<g id="${suit}"/>`;
}
