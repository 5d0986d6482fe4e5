/** A ruleset as the server offers it, for screens without a server: a few contracts are enough to look at. */
import type { Offer } from '../net/api-calls';

type Worth = Offer['contracts'][number];
const worth = (name: string, value: number, kind: Worth['kind']): Worth => ({ name, value, kind });

export const offers: Offer[] = [
  {
    name: 'slovenian-4',
    version: 1,
    players: 4,
    paces: [],
    ends: [],
    cut: true,
    contracts: [
      worth('klop', 70, 'alone'),
      worth('two', 20, 'difference'),
      worth('one', 30, 'difference'),
      worth('solo_three', 40, 'difference'),
      worth('beggar', 70, 'flat'),
      worth('open_beggar', 90, 'flat'),
    ],
  },
];
