// Grounds without a sky: the cave under the karst, the harlequin cloth behind the fools.
import { flat, line, repeat, round, shape } from './kit.ts';
import { plain } from './scenery.ts';
import { tint } from './tints.ts';

/** Stalactites above, stalagmites and the dark river below. */
export const cave = (): string =>
  plain(tint.navy) +
  flat(tint.dusk, 'M52 30H188C192 70 188 110 178 150H62C50 110 48 70 52 30Z') +
  flat(tint.sea, 'M34 124q43-8 86 0t86 0V168H34Z') +
  shape(
    tint.mist,
    `M34 30H206V44${repeat(13, (n) => `L${200 - n * 13} ${52 + ((n * 23) % 37) + Math.abs(n - 6) * 3}L${193 - n * 13} ${40 + ((n * 11) % 9)}`)}L34 44Z`,
  ) +
  shape(
    tint.mist,
    'M34 168V104L42 128 48 116 54 136 62 130 66 146 80 148V168ZM206 168V98L198 126 192 114 186 138 178 128 174 146 160 148V168Z',
  ) +
  line(
    repeat(6, (n) => `M${76 + n * 17} ${round(134 + (n % 2) * 6)}q4-2.500 8 0`),
    1.1,
    tint.sky,
  );

/** The fool's cloth. */
export const lozenges = (ground: string, patch: string): string =>
  plain(ground) +
  flat(
    patch,
    repeat(30, (n) => {
      const row = Math.floor(n / 5);
      return `M${51.2 + (n % 5) * 34.4} ${18 + row * 26}l17.200 13-17.200 13-17.200-13z`;
    }),
  );
