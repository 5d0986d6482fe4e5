/** What waits until the first screen stands: the pages people go to next, and what works without a network. */
import { whenIdle } from '../effects/later';
import { fetchPage } from './places.svelte';

/** Till then people look at what they came for, or sit down; what the worker fetches would come before it on a slow line. */
const WORKER_AFTER_MS = 6_000;

/** The table first, then the worker that keeps the client for offline. */
export function fetchTheRest(): void {
  whenIdle(() => void fetchPage('table'));
  if (import.meta.env.PROD) setTimeout(() => whenIdle(startWorker), WORKER_AFTER_MS);
}

function startWorker(): void {
  void import('./worker.svelte').then((worker) => worker.startWorker());
}
