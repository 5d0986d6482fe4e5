/** Why a card may not be laid, in a sentence that names the suit which was led. */
import { reasonText, t } from '../i18n/index.svelte';
import type { Play } from '../net/types';

const EXCUSE = 't0'; // it sets no suit: the next card does
const SUITS = ['h', 'd', 's', 'c', 't'] as const;

/** The suit that is to be followed: h, d, s, c or t; null where none is. */
export function ledSuit(trick: readonly Play[]): string | null {
  return trick.find((play) => play.card !== EXCUSE)?.card.charAt(0) ?? null;
}

export function whyNot(reason: string, led: string | null): string {
  const suit = SUITS.find((one) => one === led);
  return reason === 'must_follow_suit' && suit !== undefined ? t(`follow.${suit}`) : reasonText(reason);
}
