/** Compress what is built once and for all, so that the server only has to choose. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_BYTES = 600;
const GAIN = 0.9;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Write a `.br` and a `.gz` beside every text in *folder* that gains by it. */
export function compressAll(folder: string): void {
  for (const path of filesIn(folder).filter((name) => TEXT.test(name))) {
    const plain = readFileSync(path);
    if (plain.length < WORTH_BYTES) continue;
    const brotli = brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    const gzip = gzipSync(plain, { level: 9 });
    if (brotli.length < GAIN * plain.length) writeFileSync(`${path}.br`, brotli);
    if (gzip.length < GAIN * plain.length) writeFileSync(`${path}.gz`, gzip);
  }
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'trula-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // After the service worker, which is written when the bundle is closed.
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}
