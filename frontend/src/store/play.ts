/** The acts that lead to a table. Each makes a guest first where nobody is signed in. */
import { reasonText } from '../i18n/index.svelte';
import { createTable, seek, type Answer, type NewTable, type OpenTable } from '../net/api-calls';
import type { Pace } from '../net/types';
import { somebody, whoAmI } from './account.svelte';
import { isUsual, type Game } from './games.svelte';
import { lobby } from './lobby.svelte';
import { go } from './route.svelte';
import { toast } from './toasts.svelte';
import { wire } from './wire';

/** A table that nobody chose the details of; what is left out is the server's to say. */
const PLAIN = { end: null, pace: 'normal', public: false, cut: false, bots: false } as const;

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

/** Look for people: an open table of this kind, or a new one that waits. Matchmaking knows only tables of the usual size. */
export function playNow(game: Game, pace: Pace = 'normal'): Promise<void> {
  if (isUsual(game)) return arrive(() => seek(game.ruleset, pace));
  const table = lobby.open.find(
    (one) =>
      isFree(one) && one.pace === pace && one.ruleset === game.ruleset && one.seats.length === game.seats,
  );
  if (table !== undefined) return sitDown(table);
  return openTable({ ...PLAIN, ...game, end: { kind: 'deals', deals: 2 * game.seats }, pace, public: true });
}

function isFree(table: OpenTable): boolean {
  return !table.started && table.house.length === 0 && table.seats.includes(null);
}

export function openTable(wanted: NewTable): Promise<void> {
  return arrive(() => createTable(wanted));
}

/** Against bots, at once. */
export function practise(game: Game): Promise<void> {
  return openTable({ ...PLAIN, ...game, rated: false, bots: true });
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
