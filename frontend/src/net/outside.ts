/** The browser as the wire sees it. */
import type { Channel, Outside, Probe } from './ports';

const PROBE_MS = 4_000;

async function probe(): Promise<Probe> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return answer.status < 500 ? 'up' : 'broken';
  } catch (fault) {
    // Refused at once: the machine is reached and the server is not there. No answer at all: the way is gone.
    return fault instanceof DOMException && fault.name === 'TimeoutError' ? 'silent' : 'broken';
  }
}

function open(): Channel {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as Channel;
}

export const browser: Outside = {
  open,
  probe,
  online: () => navigator.onLine,
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
