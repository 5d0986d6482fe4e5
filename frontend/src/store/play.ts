/** The acts that lead to a table. Each makes a guest first where nobody is signed in. */
import { reasonText } from '../i18n/index.svelte';
import { createTable, seek, type Answer } from '../net/api-calls';
import type { OpenTable, Pace, TableOptions } from '../net/types';
import { somebody } from './account.svelte';
import { go } from './route.svelte';
import { toast } from './toasts.svelte';
import { wire } from './wire';

export const RULESET = 'slovenian-4';

async function arrive(call: () => Promise<Answer<{ table: string }>>): Promise<string | null> {
  if ((await somebody()) === null) {
    toast(reasonText('network'));
    return null;
  }
  const answer = await call();
  if (!answer.ok) {
    toast(reasonText(answer.reason));
    return null;
  }
  go(`/table/${answer.value.table}`);
  return answer.value.table;
}

/** Look for people: an open table of this kind, or a new one that waits. */
export async function playNow(ruleset: string = RULESET, pace: Pace = 'normal'): Promise<void> {
  await arrive(() => seek(ruleset, pace));
}

export async function openTable(options: Partial<TableOptions>, withBots: boolean): Promise<void> {
  const table = await arrive(() => createTable(options));
  if (table !== null && withBots) await wire.command(table, 'fill_bots');
}

/** Three bots, at once. */
export async function practise(): Promise<void> {
  await openTable({ ruleset: RULESET, end: { kind: 'deals', deals: 4 }, pace: 'normal', public: false, rated: false, cut: false }, true);
}

/** Take the first free seat of an open table. */
export async function sitDown(table: OpenTable): Promise<void> {
  const me = await somebody();
  const seat = table.seats.indexOf(null);
  go(`/table/${table.id}`);
  if (me === null || seat < 0) return;
  const outcome = await wire.command(table.id, `sit ${seat}`);
  if (!outcome.ok && outcome.reason !== 'already_seated') toast(reasonText(outcome.reason));
}
