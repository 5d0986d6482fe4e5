/** What contracts are worth, in a few signs, for the eye only: the score is the server's ledger. */
import { t } from '../i18n/index.svelte';

type Kind = 'alone' | 'difference' | 'flat';

const SLOVENIAN: Record<string, [Kind, number]> = {
  klop: ['alone', 70],
  three: ['difference', 10],
  two: ['difference', 20],
  one: ['difference', 30],
  solo_three: ['difference', 40],
  solo_two: ['difference', 50],
  solo_one: ['difference', 60],
  beggar: ['flat', 70],
  solo_without: ['flat', 80],
  open_beggar: ['flat', 90],
  colour_valat: ['flat', 125],
  colour_valat_without: ['flat', 125],
  valat_without: ['flat', 500],
};
const RULESETS: Record<string, Record<string, [Kind, number]>> = { 'slovenian-4': SLOVENIAN };

/** "10 + difference", "±70"; empty where this client does not know the contract. */
export function worthOf(ruleset: string, contract: string): string {
  const worth = RULESETS[ruleset]?.[contract];
  if (worth === undefined) return '';
  const [kind, value] = worth;
  if (kind === 'alone') return t('auction.worth_klop');
  return t(kind === 'difference' ? 'auction.worth_difference' : 'auction.worth_flat', { value });
}
