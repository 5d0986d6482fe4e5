/** What the server offers to play, and what can be chosen for a table of it. */
import { fetchRulesets, type Offer } from '../net/api-calls';

const known = $state<{ all: Offer[] }>({ all: [] });

export async function loadRulesets(): Promise<void> {
  if (known.all.length > 0) return;
  const answer = await fetchRulesets();
  if (answer.ok) knowRulesets(answer.value.rulesets);
}

export function knowRulesets(all: Offer[]): void {
  known.all = all;
}

export function rulesets(): readonly Offer[] {
  return known.all;
}
