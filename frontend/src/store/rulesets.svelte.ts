/** What the server offers to play, and what can be chosen for a table of it. */
import { fetchRulesets, type Offer } from '../net/api-calls';

const known = $state<{ all: Offer[]; failed: boolean }>({ all: [], failed: false });
let asking: Promise<void> | null = null;

/** Ask for them once; again where that failed. */
export function loadRulesets(): Promise<void> {
  if (known.all.length > 0) return Promise.resolve();
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  const answer = await fetchRulesets();
  known.failed = !answer.ok;
  if (answer.ok) knowRulesets(answer.value.rulesets);
}

/** Whether they were asked for in vain. */
export function rulesetsFailed(): boolean {
  return known.failed;
}

export function knowRulesets(all: Offer[]): void {
  known.all = all;
}

export function rulesets(): readonly Offer[] {
  return known.all;
}
