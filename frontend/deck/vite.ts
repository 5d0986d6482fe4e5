/** The deck in the client's build: made before anything else, and its version known to the code that asks for a face. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const STAMP = 'public/cards/version.txt';

export function deck(): Plugin {
  return {
    name: 'trula-deck',
    config(_, { command }) {
      try {
        execFileSync(process.execPath, ['deck/make.ts'], { stdio: 'inherit' });
      } catch (failed) {
        // Whoever draws at a card sees the page with the deck as it was; nothing is built from a broken one.
        if (command === 'build' || !existsSync(STAMP)) throw failed;
      }
      return { define: { __DECK__: JSON.stringify(readFileSync(STAMP, 'utf8')) } };
    },
  };
}
