/** The question of the moment in words: what is asked of whom. For screen readers, and for who asks by a key. */
import { cardNames } from '../cards/names.svelte';
import { list, t } from '../i18n/index.svelte';
import type { TableView } from '../net/types';
import type { TableStore } from '../store/table.svelte';
import { nameAt } from '../view/seats';

const EXCUSE = 't0'; // it sets no suit: the next card does
const SUITS = ['h', 'd', 's', 'c', 't'] as const;
/** More legal cards than these are no news. */
const FEW = 4;

type Asked = Pick<TableStore, 'choices' | 'myTurn' | 'hand' | 'trick'>;

/** What was led, or that one leads. */
export function ledText(trick: Asked['trick']): string {
  const suit = trick.find((play) => play.card !== EXCUSE)?.card.charAt(0);
  if (suit === undefined && trick.length > 0) return t('turn.led_excuse');
  const known = SUITS.find((one) => one === suit);
  return known === undefined ? t('turn.lead') : t(`turn.led_${known}`);
}

/** What is asked of the viewer, without his name; null where nothing is. */
export function askedOfMe(store: Asked, view: TableView): string | null {
  if (!store.myTurn) return null;
  const { choices, hand } = store;
  if (choices.cards.size > 0) {
    const few = choices.cards.size <= FEW && choices.cards.size < hand.length;
    const may = few ? t('said.may', { cards: cardNames([...choices.cards]) }) : null;
    return [ledText(store.trick), may].filter((part) => part !== null).join(', ');
  }
  if (view.phase === 'scored') return t('said.next');
  if (view.phase === 'dealing') return t('said.dealing');
  switch (view.deal?.phase) {
    case 'declaration':
      return t('declaration.title');
    case 'auction':
      return t('auction.your_bid');
    case 'contract':
      return t('auction.name_title');
    case 'king_call':
      return t('king.title');
    case 'talon':
      return t('talon.title');
    case 'discard':
      return t('discard.title', { count: choices.discard?.discard ?? 0 });
    case 'announcements':
      return t('announce.title');
    case 'chelem':
      return t('chelem.title');
    default:
      return null;
  }
}

/** Whose turn it is, in one sentence. */
export function turnText(store: Asked, view: TableView): string {
  const mine = askedOfMe(store, view);
  if (mine !== null) return t('said.turn', { what: mine });
  const names = view.question.seats.filter((seat) => seat !== view.seat).map((seat) => nameAt(view, seat));
  return names.length === 0 ? t('answer.waits_nobody') : t('answer.waits', { names: list(names) });
}
