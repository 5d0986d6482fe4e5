// The French pack.
import { plain } from './scenery.ts';
import { tint } from './tints.ts';

export const FRENCH: Record<number, () => string> = Object.fromEntries(
  Array.from({ length: 22 }, (_, number) => [number, () => plain(tint.sky)]),
);
