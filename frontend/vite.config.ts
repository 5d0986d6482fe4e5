import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { slavicLetters } from './build/letters.ts';
import { fileName, listWords, offline } from './build/offline.ts';
import { pages } from './build/pages.ts';
import { deck } from './deck/vite.ts';

const server = process.env.TRULA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [
    slavicLetters(),
    deck(),
    svelte(),
    svelteTesting(),
    // The gallery (`vite build --mode gallery`) is looked at, not served.
    ...(mode === 'production' ? [pages(), listWords(), offline(), compress()] : []),
  ],
  // The server serves what lies in backend/static, and the wheel packs it. Nothing is inlined: the page's policy forbids it.
  build: {
    outDir: mode === 'gallery' ? '../.cache/gallery' : '../backend/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions:
      mode === 'gallery'
        ? { input: 'gallery.html' }
        : {
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
              chunkFileNames: ({ moduleIds }) => fileName(moduleIds).replace('[extname]', '.js'),
              assetFileNames: ({ originalFileNames }) => fileName(originalFileNames),
            },
          },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'jsdom', setupFiles: ['src/test-setup.ts'], include: ['{src,deck}/**/*.test.ts'] },
}));
