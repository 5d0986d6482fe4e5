/**
 * What is heard and felt, for who wants it. Sound is fetched at the first gesture, because before it no browser plays any;
 * a hidden tab says nothing but that it is one's turn.
 */
import { whenIdle } from './later';
import { settings } from '../store/settings.svelte';

export const SOUNDS = ['deal', 'play', 'trick', 'turn', 'win', 'tick', 'knock', 'moment'] as const;
export type Sound = (typeof SOUNDS)[number];

const AFTER_MS = 1_500;
let speaker: Promise<(sound: Sound, volume: number) => void> | null = null;

function unlock(): void {
  speaker ??= import('./sound').then((made) => made.speaker());
  speaker.catch(() => (speaker = null)); // not fetched, or no sound on this machine: the next gesture tries again
}

/** Opening the machine's sound takes a phone a fifth of a second: what the gesture was for comes first. */
function soon(): void {
  if (speaker === null && !settings.muted) setTimeout(() => whenIdle(unlock), AFTER_MS);
}

for (const gesture of ['pointerdown', 'keydown'] as const)
  addEventListener(gesture, soon, { capture: true, passive: true });

export async function play(sound: Sound): Promise<void> {
  if (settings.muted || settings.volume === 0 || speaker === null) return;
  if (document.hidden && sound !== 'turn') return;
  try {
    (await speaker)(sound, settings.volume);
  } catch {
    // Nobody is told: a table is played without sound as well.
  }
}

/** Buzz for *ms*, on phones that can. */
export function buzz(ms: number): void {
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(ms);
}
