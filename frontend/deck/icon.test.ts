import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { icon, iconSvg } from './icon.ts';
import { navy } from './palette.ts';
import { png } from './png.ts';

const SIZE = 32;

/** The pixels of a PNG of ours: one chunk of data, no filters. */
function pixelsOf(file: Buffer): (x: number, y: number) => number[] {
  const at = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  return (x, y) => [...rows.subarray(y * (SIZE * 4 + 1) + 1 + x * 4).subarray(0, 4)];
}

const NAVY = [1, 3, 5].map((at) => parseInt(navy.slice(at, at + 2), 16));

test('the raster shows what the drawing says: rounded corners outside, the ground within, paper on it', () => {
  const pixel = pixelsOf(png(icon(false), SIZE));
  expect(pixel(0, 0)[3]).toBe(0);
  expect(pixel(3, 16)).toEqual([...NAVY, 255]);
  expect(pixel(16, 3).slice(0, 3)).toEqual([0xff, 0xfd, 0xf6]);
});

test('the icon that is cut to a shape fills its square, the card well inside', () => {
  const pixel = pixelsOf(png(icon(true), SIZE));
  for (const [x, y] of [
    [0, 0],
    [31, 31],
    [16, 4],
    [6, 16],
  ] as const)
    expect(pixel(x, y)).toEqual([...NAVY, 255]);
});

test('the icon is a drawing of areas, nothing else', () => {
  expect(iconSvg(icon(false))).toMatch(
    /^<svg [^>]*viewBox="0 0 64 64">(<path fill="#[0-9a-f]{6}" d="[^"]*"\/>)+<\/svg>\n$/,
  );
});
