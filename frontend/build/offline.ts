/**
 * The service worker: the client, so that it opens without a network; never anything about people or tables. Of words it
 * keeps the reader's language alone, which the page tells it (`src/app/kept.ts`): for a browser each file is work.
 */
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/i18n/languages.ts';

const OF_LANGUAGE = new RegExp(`/(${LANGUAGES.join('|')})(?:/[a-z]+)?\\.json$`);

/** Where a file of *modules* goes: the words of a language have a folder of their own. */
export function fileName(modules: readonly string[]): string {
  const language = modules.length === 1 ? OF_LANGUAGE.exec(modules[0] ?? '')?.[1] : undefined;
  return `assets/${language === undefined ? '' : `${language}/`}[name]-[hash][extname]`;
}

/** A glossary tells what its words are in all languages. */
function isGlossary(one: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return one.type === 'chunk' && one.moduleIds.some((id) => id.includes('/learn/glossary/'));
}

/** Write for each language which files have its words: `words/sl.json`. */
export function listWords(): Plugin {
  return {
    name: 'trula-words',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const language of LANGUAGES) {
        const files = Object.values(bundle)
          .filter((one) => one.fileName.startsWith(`assets/${language}/`) || isGlossary(one))
          .map((one) => one.fileName);
        const source = JSON.stringify(files.map((name) => `/${name}`));
        this.emitFile({ type: 'asset', fileName: `words/${language}.json`, source });
      }
    },
  };
}

export function offline() {
  return VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    manifest: false, // public/manifest.webmanifest
    injectRegister: false, // src/app/worker.svelte.ts
    registerType: 'prompt',
    workbox: {
      globPatterns: [
        'assets/*.{js,css,json}',
        'assets/{figtree,literata}-{latin-wght,slavic}*.woff2',
        'pages/neutral.en.html',
        'early.js',
        'icon.svg',
      ],
      // Hashed names need no revision of their own.
      dontCacheBustURLsMatching: /^assets\//,
      ignoreURLParametersMatching: [/^v$/],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      sourcemap: false,
      navigateFallback: null,
      runtimeCaching: [
        {
          // The server's page, in the reader's language and of the newest version; without a network the shell.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(api|ws|healthz|readyz)(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'pages/neutral.en.html' } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/cards/'),
          handler: 'CacheFirst',
          options: { cacheName: 'cards' },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[a-z]{2}\//.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'words' },
        },
        {
          // What games there are: the same for everybody.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/rulesets',
          handler: 'NetworkFirst',
          options: { cacheName: 'games', networkTimeoutSeconds: 5 },
        },
      ],
    },
  });
}
