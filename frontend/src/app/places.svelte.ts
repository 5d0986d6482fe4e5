/** The pages of the client: the front page is there at once, each other comes when somebody goes there. */
import { SvelteMap } from 'svelte/reactivity';
import type { Component } from 'svelte';
import type { Route } from '../store/route.svelte';
import Home from '../pages/Home.svelte';

export type PageName = Exclude<Route['page'], 'missing'>;
// Which props a page takes is said in its own file; from here on they are data of the address.
type Page = Component<Record<string, unknown>>;
type Found = Page | 'failed';

const FILES = import.meta.glob<{ default: Page }>(['../pages/*.svelte', '!../pages/{Home,Nothing}.svelte']);
const NAMES: Partial<Record<PageName, string>> = { games: 'Games', rules: 'Rules' };
const RELOADED = 'trula.reloaded';
const ONCE_IN_MS = 60_000;

const found = new SvelteMap<PageName, Found>([['home', Home as unknown as Page]]);
const asked: Partial<Record<PageName, Promise<void>>> = {};

function fileOf(page: PageName): string {
  return `../pages/${NAMES[page] ?? page[0]?.toUpperCase() + page.slice(1)}.svelte`;
}

/** The page where it is here; undefined while it is on its way; `failed` where it could not be fetched. */
export function pageOf(page: PageName): Found | undefined {
  return found.get(page);
}

/** Fetch *page*, once; again where that failed. */
export function fetchPage(page: PageName): Promise<void> {
  if (found.get(page) === 'failed') found.delete(page);
  else if (asked[page] !== undefined) return asked[page];
  return (asked[page] = fetched(page));
}

async function fetched(page: PageName): Promise<void> {
  if (found.has(page)) return;
  try {
    const file = await FILES[fileOf(page)]?.();
    found.set(page, file?.default ?? 'failed');
  } catch {
    if (!reloadOnce()) found.set(page, 'failed');
  }
}

/**
 * A page of the version before may be gone from a server that was renewed: load the new version. Once in a while only, or
 * a server that has lost a file would have everybody load for ever; and not where there is no network at all.
 */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}
