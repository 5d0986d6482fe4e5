/** What waits until the first screen stands: the pages people go to next, and what works without a network. */
import { whenIdle } from '../effects/later';
import { fetchPage } from './places.svelte';

/** The table first, then the worker that keeps the client for offline. */
export function fetchTheRest(): void {
  whenIdle(() => {
    void fetchPage('table').then(() => {
      whenIdle(() => {
        if (import.meta.env.PROD) void import('./worker.svelte').then(({ startWorker }) => startWorker());
      });
    });
  });
}
