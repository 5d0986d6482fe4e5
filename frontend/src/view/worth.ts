/** What contracts are worth, in a few signs, as the server tells it: the score is its ledger. */
import { t } from '../i18n/index.svelte';
import { rulesets } from '../store/rulesets.svelte';

/** "10 + difference", "±70"; empty while the server has not told it yet. */
export function worthOf(ruleset: string, contract: string): string {
  const offer = rulesets().find((one) => one.name === ruleset);
  const worth = offer?.contracts.find((one) => one.name === contract);
  if (worth === undefined) return '';
  if (worth.kind === 'alone') return t('auction.worth_klop');
  return t(worth.kind === 'difference' ? 'auction.worth_difference' : 'auction.worth_flat', {
    value: worth.value,
  });
}
