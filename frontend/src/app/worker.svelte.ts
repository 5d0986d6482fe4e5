/**
 * The service worker as the page sees it: registered when everything else is done; a new version waits until somebody goes
 * to another page or presses the button, and is never taken in the middle of a deal.
 */
import { language } from '../i18n/index.svelte';
import { fresh, onLeave } from './fresh.svelte';
import { keepDeck, keepGames, keepWords } from './kept';

const ASK_EVERY_MS = 30 * 60_000;

let waiting: ServiceWorker | null = null;

function noticed(worker: ServiceWorker | null): void {
  // The first worker of a browser replaces nothing.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  waiting = worker;
  fresh.there = true;
}

function watch(registration: ServiceWorkerRegistration): void {
  noticed(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') noticed(coming);
    });
  });
}

/** Put the new version in place of the old one, and load *path* with it. */
function take(path: string): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  location.assign(path);
}

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  onLeave((path) => {
    if (waiting === null) return false;
    take(path);
    return true;
  });
  fresh.take = () => take(location.pathname + location.hash);
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    const later = () => undefined; // no network now: at the next visit
    $effect.root(() => {
      $effect(() => void keepWords(language()).catch(later));
    });
    void keepGames().then(keepDeck).catch(later);
    const ask = () => void registration.update().catch(() => undefined); // offline: another time
    setInterval(ask, ASK_EVERY_MS);
    fresh.ask = ask;
  } catch {
    // Private windows and strict settings refuse: the client works without it.
  }
}
