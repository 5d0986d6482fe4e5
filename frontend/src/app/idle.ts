/** What waits until the first screen stands: the pages people go to next, and what works without a network. */
import { fetchPage } from './places.svelte';

const AT_LATEST_MS = 4_000;

function soon(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AT_LATEST_MS });
  else setTimeout(act, 300);
}

/** Once the browser has nothing better to do: the table first, then the worker that keeps the client for offline. */
export function whenIdle(): void {
  soon(() => {
    void fetchPage('table').then(() => {
      soon(() => {
        if (import.meta.env.PROD) void import('./worker.svelte').then(({ startWorker }) => startWorker());
      });
    });
  });
}
