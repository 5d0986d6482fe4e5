/** The acts that lead to a table. Each makes a guest first where nobody is signed in. */
import { reasonText } from '../i18n/index.svelte';
import { createTable, seek, type Answer, type NewTable, type OpenTable } from '../net/api-calls';
import type { Pace, TableView } from '../net/types';
import { somebody, whoAmI } from './account.svelte';
import type { Game } from './games.svelte';
import { go } from './route.svelte';
import { toast } from './toasts.svelte';
import { wire } from './wire';

async function arrive(call: () => Promise<Answer<{ table: string }>>): Promise<void> {
  if ((await somebody()) === null) return toast(reasonText('network'));
  let answer = await call();
  if (!answer.ok && answer.status === 401) {
    // The login has ended meanwhile: find out, and go on as a guest.
    await whoAmI();
    if ((await somebody()) !== null) answer = await call();
  }
  if (answer.ok) go(`/table/${answer.value.table}`);
  else toast(reasonText(answer.reason));
}

/** Look for people: an open table of this kind, or a new one that waits. */
export function playNow(game: Game, pace: Pace = 'normal'): Promise<void> {
  return arrive(() => seek({ ...game, pace }));
}

export function openTable(wanted: NewTable): Promise<void> {
  return arrive(() => createTable(wanted));
}

const AMONG_BOTS = { public: false, rated: false, bots: true } as const;

/** Against bots, at once. */
export function practise(game: Game): Promise<void> {
  return openTable({ ...game, ...AMONG_BOTS, end: null, pace: 'normal', cut: false, counter: true });
}

/** Once more against bots, at a table like the one of *options*, which has ended. */
export function practiseAgain(options: TableView['options'], seats: number): Promise<void> {
  const { ruleset, end, pace, cut, counter, house } = options;
  return openTable({
    ...AMONG_BOTS,
    ruleset,
    seats,
    end: end.kind === 'time' ? null : end, // that time has passed
    pace,
    cut,
    counter,
    house: Object.fromEntries(house),
  });
}

/** Take the first free seat of an open table. */
export async function sitDown(table: OpenTable): Promise<void> {
  const me = await somebody();
  if (me === null) return toast(reasonText('network'));
  go(`/table/${table.id}`);
  const seat = table.seats.indexOf(null);
  const outcome = await wire.command(table.id, `sit ${seat}`);
  if (!outcome.ok && outcome.reason !== 'already_seated') toast(reasonText(outcome.reason));
}
