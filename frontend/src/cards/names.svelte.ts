/** Cards in words, in full, for screen readers and the log. */
import { spoken, list, t, tWord, type MessageKey } from '../i18n/index.svelte';
import { EXCUSE, faceOf, SKIS, trumpIndex, type Rank } from './code';

export function courtLetter(rank: Exclude<Rank, number>): string {
  return t(`card.letter_${rank}`);
}

export function cardName(code: string): string {
  const face = faceOf(code);
  if (face.kind === 'suit') return tWord('card', code, 'item.unknown');
  if (face.number === EXCUSE) return t('card.excuse');
  if (face.number === SKIS) return t('card.skis');
  if (face.number === 21) return t('card.mond');
  if (face.number === 1) return t('card.pagat');
  return t('card.tarok', { number: trumpIndex(face.number, spoken()) });
}

export function cardNames(codes: readonly string[]): string {
  return list(codes.map(cardName));
}

/** What is painted on a trump; nothing to say of other cards. */
export function motifName(code: string): string {
  const face = faceOf(code);
  if (face.kind === 'suit') return '';
  return t(`motif.${spoken() === 'french' ? 'f' : 't'}${face.number}` as MessageKey);
}
