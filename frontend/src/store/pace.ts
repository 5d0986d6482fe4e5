/** How long things stay on the screen, in ms. Who plays fast has shorter pauses; nothing else differs. */
import { settings } from './settings.svelte';

const USUAL = { trick: 1_100, surprise: 2_000, alone: 700, ledger: null };
const FAST = { trick: 450, surprise: 900, alone: 250, ledger: 5_000 };

export interface Pace {
  /** A complete trick. */
  trick: number;
  /** A trick in which something rare happened. */
  surprise: number;
  /** The only legal card, before it plays itself. */
  alone: number;
  /** The ledger of a deal, before it is confirmed by itself; null: never. */
  ledger: number | null;
}

export function pace(): Pace {
  return settings.fast ? FAST : USUAL;
}
