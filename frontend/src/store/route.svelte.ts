/** Where in the client one is: the address bar as a value. */
import { leaving } from '../app/fresh.svelte';

const SINGLE = ['create', 'about', 'learn', 'glossary', 'deck'] as const;
type Single = (typeof SINGLE)[number];
export type Route =
  | { page: 'home' | 'games' | 'missing' | Single }
  | { page: 'leaderboard' | 'rules'; ruleset: string }
  | { page: 'table' | 'session'; id: string }
  | { page: 'player'; name: string }
  | { page: 'replay'; id: string; no: number };

export function parse(path: string): Route {
  const [first = '', second, third, fourth, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (rest.length > 0) return { page: 'missing' };
  if (first === '') return { page: 'home' };
  if (second === undefined) {
    if (first === 'rules') return { page: 'games' };
    const single = SINGLE.find((page) => page === first);
    return { page: single ?? 'missing' };
  }
  if (first === 'session' && third === 'deal' && fourth !== undefined && /^\d+$/.test(fourth)) {
    return { page: 'replay', id: second, no: Number(fourth) };
  }
  if (third !== undefined) return { page: 'missing' };
  if (first === 'table' || first === 'session') return { page: first, id: second };
  if (first === 'player') return { page: 'player', name: second };
  if (first === 'leaderboard' || first === 'rules') return { page: first, ruleset: second };
  return { page: 'missing' };
}

export const route = $state<{ now: Route }>({ now: here() });

function here(): Route {
  try {
    return parse(location.pathname);
  } catch {
    return { page: 'missing' }; // an address that is no text
  }
}

/** Go to *path*; a page that is given a *hash* scrolls to it once it is there. */
export function go(path: string, hash = ''): void {
  if (leaving(path + hash)) return; // a new version of the client goes there
  if (path !== location.pathname || hash !== '') history.pushState(null, '', path + hash);
  route.now = here();
  scrollTo(0, 0);
}

/** Follow links of our own without loading the page anew. */
export function watchRoute(): void {
  addEventListener('popstate', () => (route.now = here()));
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      link === null ||
      link.origin !== location.origin ||
      link.target !== '' ||
      (link.hash !== '' && link.pathname === location.pathname) ||
      link.hasAttribute('download')
    )
      return;
    event.preventDefault();
    go(link.pathname, link.hash);
  });
}
