/** What contracts are worth, in a few signs, as the server tells it: the score is its ledger. */
import { t } from '../i18n/index.svelte';
import type { Offer } from '../net/api-calls';
import { rulesets } from '../store/rulesets.svelte';

type Worth = Offer['contracts'][number];

/** "10 + difference", "±70", "× 4". */
export function worthText(worth: Worth): string {
  switch (worth.kind) {
    case 'alone':
      return t('auction.worth_klop');
    case 'difference':
      return t('auction.worth_difference', { value: worth.value });
    case 'multiplier':
      return t('auction.worth_multiplier', { value: worth.value });
    case 'flat':
      return t('auction.worth_flat', { value: worth.value });
  }
}

/** What *contract* is worth; empty while the server has not told it yet. */
export function worthOf(ruleset: string, contract: string): string {
  const offer = rulesets().find((one) => one.name === ruleset);
  const worth = offer?.contracts.find((one) => one.name === contract);
  return worth === undefined ? '' : worthText(worth);
}
