/** What the server says of its rulesets: the contracts and what each is worth, for show. */
import { t } from '../i18n/index.svelte';
import { fetchRulesets, type RulesetFacts } from '../net/api-calls';

const known = $state<{ all: RulesetFacts[] }>({ all: [] });

export async function loadRulesets(): Promise<void> {
  if (known.all.length > 0) return;
  const answer = await fetchRulesets();
  if (answer.ok) known.all = answer.value;
}

export function rulesets(): readonly RulesetFacts[] {
  return known.all;
}

/** What a contract is worth, in a few signs: "10 + difference", "±70". */
export function worthOf(ruleset: string, contract: string): string {
  const facts = known.all.find((one) => one.name === ruleset)?.contracts.find((one) => one.name === contract);
  if (facts === undefined) return '';
  if (facts.kind === 'alone') return t('auction.worth_klop');
  return t(facts.kind === 'normal' ? 'auction.worth_difference' : 'auction.worth_flat', { value: facts.value });
}
