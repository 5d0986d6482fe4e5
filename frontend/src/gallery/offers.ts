/** Rulesets as the server offers them, for screens without a server: a few contracts are enough to look at. */
import type { Offer } from '../net/api-calls';

type Worth = Offer['contracts'][number];
const worth = (name: string, value: number, kind: Worth['kind']): Worth => ({ name, value, kind });

const TAROK = [
  worth('klop', 70, 'alone'),
  worth('two', 20, 'difference'),
  worth('one', 30, 'difference'),
  worth('solo_three', 40, 'difference'),
  worth('piccolo', 60, 'flat'),
  worth('beggar', 70, 'flat'),
  worth('open_beggar', 90, 'flat'),
];
const TAROT = [
  worth('petite', 1, 'multiplier'),
  worth('garde', 2, 'multiplier'),
  worth('garde_sans', 4, 'multiplier'),
  worth('garde_contre', 6, 'multiplier'),
];

function offer(family: Offer['family'], players: number, contracts: Worth[]): Offer {
  return {
    name: `${family}-${players}`,
    family,
    version: 1,
    players,
    table_sizes: [players],
    paces: [],
    ends: [],
    cut: family === 'slovenian',
    house: [],
    contracts,
    bonuses: [],
    table: family === 'french' ? [] : [{ name: 'to_win', rule: 'S-5', value: 36 }],
  };
}

export const offers: Offer[] = [
  ...[3, 4].map((players) => offer('slovenian', players, TAROK)),
  ...[2, 3, 4].map((players) => offer('portal', players, TAROK)),
  ...[3, 4, 5].map((players) => offer('french', players, TAROT)),
];
