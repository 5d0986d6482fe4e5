/** A hint in words: what to do, as one would say it across the table. */
import { cardName, cardNames } from '../cards/names.svelte';
import { bonusName, contractName, t } from '../i18n/index.svelte';

/** Say an action of the notation as advice. */
export function adviceText(action: string): string {
  const [word = '', ...rest] = action.split(' ');
  const first = rest[0] ?? '';
  switch (word) {
    case 'play':
      return t('hint.play', { card: cardName(first) });
    case 'bid':
    case 'contract':
    case 'raise':
      return t('hint.bid', { contract: contractName(first) });
    case 'call':
      return t('hint.call', { card: cardName(first.length === 1 ? `${first}K` : first) });
    case 'take':
      return t('hint.take', { no: Number(first) + 1 });
    case 'discard':
      return t('hint.discard', { cards: cardNames(rest) });
    case 'show':
      return t('hint.show', { cards: cardNames(rest) });
    case 'announce':
      return t('hint.announce', { bonus: bonusName(first) });
    case 'kontra':
      return t('hint.kontra');
    case 'declare':
      return t('hint.declare');
    default:
      return t('hint.pass');
  }
}
