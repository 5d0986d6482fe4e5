/** Flat areas as a PNG, for the places that take no SVG: phones' home screens. */
import { crc32, deflateSync } from 'node:zlib';
import { SIDE, type Area, type Point } from './icon.ts';

/** Lines a pixel is sampled on; across, its cover is exact. */
const LINES = 8;

/** The areas as a square PNG *size* pixels wide, its edges smoothed. */
export function png(areas: Area[], size: number): Buffer {
  const pixels = new Float64Array(size * size * 4);
  for (const { colour, points } of areas) {
    const cover = coverOf(
      points.map(([x, y]): Point => [(x * size) / SIDE, (y * size) / SIDE]),
      size,
    );
    lay(pixels, cover, colour);
  }
  return encode(pixels, size);
}

/** How much of each pixel lies inside the polygon, 0 to 1. */
function coverOf(points: Point[], size: number): Float64Array {
  const cover = new Float64Array(size * size);
  for (let row = 0; row < size * LINES; row += 1) {
    const y = (row + 0.5) / LINES;
    const crossings = points
      .map((a, at): number | null => {
        const b = points[(at + 1) % points.length] ?? a;
        return a[1] <= y === b[1] <= y ? null : a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
      })
      .filter((x) => x !== null)
      .sort((a, b) => a - b);
    const line = Math.floor(row / LINES) * size;
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from = 0, to = 0] = [crossings[at], crossings[at + 1]];
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, to); x += 1) {
        const part = Math.min(to, x + 1) - Math.max(from, x);
        cover[line + x] = (cover[line + x] ?? 0) + part / LINES;
      }
    }
  }
  return cover;
}

function lay(pixels: Float64Array, cover: Float64Array, colour: string): void {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  cover.forEach((part, at) => {
    if (part === 0) return;
    const under = (pixels[at * 4 + 3] ?? 0) * (1 - part);
    const alpha = part + under;
    channels.forEach((value, n) => {
      pixels[at * 4 + n] = (value * part + (pixels[at * 4 + n] ?? 0) * under) / alpha;
    });
    pixels[at * 4 + 3] = alpha;
  });
}

function encode(pixels: Float64Array, size: number): Buffer {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  pixels.forEach((value, at) => {
    const line = Math.floor(at / (size * 4));
    rows[at + line + 1] = Math.round(at % 4 === 3 ? value * 255 : value);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits a channel, red green blue alpha
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
