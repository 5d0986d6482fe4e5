import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packOf } from '../src/cards/pictures';
import { BACKS } from './backs.ts';
import { cavalier } from './cavaliers/index.ts';
import { court } from './courts.ts';
import { FRAME } from './frame.ts';
import { frenchTrump, slovenianTrump } from './trumps/index.ts';

/** As `npm run cards` left them, which the tests' own start has run. */
const FOLDER = 'public/cards';
const files = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name.slice(0, -'.svg'.length), readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);
const KILOBYTE = 1024;

test('every card of both packs has its file, and there are three backs', () => {
  const codes = [...packOf('slovenian'), ...packOf('french').map((code) => code.replace(/^t/, 'f'))];
  const wanted = [...codes, ...['lattice', 'carnation', 'mountain'].map((back) => `back-${back}`)];
  expect([...files.keys()].sort()).toEqual([...new Set(wanted)].sort());
  expect(files.size).toBe(56 + 22 + 22 + 3);
});

test('the whole deck weighs less than 400 kB, and no card more than 14', () => {
  const sizes = [...files.values()].map((svg) => gzipSync(svg).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400 * KILOBYTE);
  expect(Math.max(...sizes)).toBeLessThan(14 * KILOBYTE);
});

test('every file is a whole card that needs nothing from outside and no font', () => {
  for (const [name, svg] of files) {
    expect(svg, name).toMatch(/^<svg [^>]*viewBox="0 0 240 336"/);
    expect(svg, name).not.toMatch(/<text|<image|<script|<foreignObject|url\((?!#)|@import|data:/);
    expect(svg.match(/href="[^#][^"]*"/g), name).toBeNull();
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), name).not.toMatch(/https?:/);
  }
});

test('only diamonds and clubs know the four colours', () => {
  const dyed = [...files].filter(([, svg]) => svg.includes(':target')).map(([name]) => name);
  expect(dyed.every((name) => /^[dc]/.test(name))).toBe(true);
  expect(dyed).toHaveLength(28);
});

test('a cavalier is another picture than a jack, and each has his own', () => {
  const riders = ['hC', 'dC', 'sC', 'cC'].map((code) => files.get(code));
  expect(new Set(riders).size).toBe(4);
  expect(riders).not.toContain(files.get('hJ'));
});

test('drawn twice, a card is the same: nothing in it is left to chance', () => {
  const draw = () => [
    ...Object.values(BACKS).map((back) => back()),
    court('h', 'K'),
    cavalier('d'),
    ...Array.from({ length: 22 }, (_, at) => slovenianTrump(at + 1) + frenchTrump(at)),
  ];
  expect(draw()).toEqual(draw());
});

test('the frame lies in the middle of the card', () => {
  expect(2 * FRAME.x + FRAME.width).toBe(240);
  expect(2 * FRAME.y + FRAME.height).toBe(336);
});
