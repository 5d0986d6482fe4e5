/** The service worker: the client whole, so that it opens without a network; never anything about people or tables. */
import { VitePWA } from 'vite-plugin-pwa';

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
        'assets/{figtree,literata}-{latin,slavic}*.woff2',
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
          options: { cacheName: 'cards', expiration: { maxEntries: 240 } },
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
