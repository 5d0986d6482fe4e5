/** Work that nobody waits for, put off so that what somebody waits for comes first. */

const AT_LATEST_MS = 4_000;
const AFTER_MS = 300;

/** Once the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AT_LATEST_MS });
  else setTimeout(act, AFTER_MS);
}

/** Once what has just changed is painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
