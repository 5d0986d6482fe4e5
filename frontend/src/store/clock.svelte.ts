/** Seconds for countdowns: ticks only while somebody looks. Counts in the server's time. */
import { createSubscriber } from 'svelte/reactivity';
import { wire } from './wire';

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Whole seconds until *ms* (Unix time of the server), never below 0. */
export function secondsUntil(ms: number): number {
  tick();
  return Math.max(0, Math.ceil((ms - wire.serverNow()) / 1000));
}

/** Whether *ms* has come. */
export function hasCome(ms: number): boolean {
  tick();
  return wire.serverNow() >= ms;
}
