import { readFileSync } from 'node:fs';
import { firstWords } from './i18n/index.svelte';

/** jsdom has no Web Animations: Svelte's transitions get one that is over at once. */
Element.prototype.animate = () => {
  const animation = {
    cancel: () => {},
    finish: () => {},
    currentTime: 0,
    onfinish: null as (() => void) | null,
  };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

/** jsdom knows no media queries: a wide screen, no wishes. */
window.matchMedia = (media) =>
  ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
Element.prototype.getAnimations = () => [];

/** jsdom lays nothing out: nothing ever changes its size. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** No server is there to fetch the catalogs from: they come from the disk, and nothing else comes at all. */
globalThis.fetch = (address) =>
  String(address).startsWith('/src/i18n/')
    ? Promise.resolve(new Response(readFileSync(`.${String(address)}`)))
    : Promise.reject(new TypeError('no network in tests'));

await firstWords();
