/**
 * The ten letters that Slovene and its neighbours have beside the Latin ones, as files of their own of 3 kB: without them
 * one `š` fetches all letters of half Europe.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const LETTERS = 'ĆćČčĐđŠšŽž';
const FONTS = ['figtree', 'literata'];
/** Where style/letters.css looks for them. */
const FOLDER = new URL('../.cache/letters/', import.meta.url);
const find = createRequire(import.meta.url);

async function letters(font: string): Promise<void> {
  const file = new URL(`${font}-slavic.woff2`, FOLDER);
  const source = find.resolve(`@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`);
  const made = await stat(file).catch(() => null);
  if (made !== null && made.mtimeMs > (await stat(source)).mtimeMs) return;
  await writeFile(file, await subset(await readFile(source), LETTERS, { targetFormat: 'woff2' }));
}

export function slavicLetters() {
  return {
    name: 'letters',
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(FONTS.map(letters));
    },
  };
}
