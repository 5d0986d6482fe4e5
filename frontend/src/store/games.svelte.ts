/** The games as people choose them: a ruleset at a table of some size, family by family; and the one chosen last. */
import type { Offer } from '../net/api-calls';
import { rulesets } from './rulesets.svelte';

export interface Game {
  readonly ruleset: string;
  readonly seats: number;
}

export interface Family {
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly games: readonly Game[];
}

const STORED = 'trula.game';
/** What a newcomer is offered, who has not chosen yet. */
const FIRST: Game = { ruleset: 'slovenian-4', seats: 4 };

const chosen = $state<{ now: Game }>({ now: read() });

function read(): Game {
  const [ruleset, seats] = (localStorage.getItem(STORED) ?? '').split(' ');
  return ruleset !== undefined && Number(seats) > 0 ? { ruleset, seats: Number(seats) } : FIRST;
}

/** The game chosen last; the first one offered where the server no longer knows it. */
export function game(): Game {
  const all = rulesets();
  if (all.length === 0 || sizesOf(chosen.now.ruleset).includes(chosen.now.seats)) return chosen.now;
  const offer = all.find((one) => one.name === FIRST.ruleset) ?? all[0];
  return { ruleset: offer?.name ?? FIRST.ruleset, seats: offer?.table_sizes[0] ?? FIRST.seats };
}

export function chooseGame(next: Game): void {
  chosen.now = next;
  localStorage.setItem(STORED, `${next.ruleset} ${next.seats}`);
}

export function offerOf(ruleset: string): Offer | undefined {
  return rulesets().find((one) => one.name === ruleset);
}

function sizesOf(ruleset: string): readonly number[] {
  return offerOf(ruleset)?.table_sizes ?? [];
}

/** The families in the order of the server, their games by the number of players. */
export function families(): Family[] {
  const names = rulesets()
    .map((offer) => offer.family)
    .filter((family, at, all) => all.indexOf(family) === at);
  return names.map((name) => {
    const offers = rulesets()
      .filter((offer) => offer.family === name)
      .sort((one, other) => one.players - other.players);
    const games = offers
      .flatMap((offer) => offer.table_sizes.map((seats) => ({ ruleset: offer.name, seats })))
      .sort((one, other) => one.seats - other.seats);
    return { name, offers, games };
  });
}
