/** What a player has said so far in the part of the deal that is going on: it stands on his plate, and covers nothing. */
import { bonusName, contractName, list, t } from '../i18n/index.svelte';
import type { DealView } from '../net/types';

/** The last bid of *seat* while bids are made, his announcements while those are; empty where he has said nothing. */
export function saidBy(deal: DealView, seat: number): string {
  switch (deal.phase) {
    case 'auction':
    case 'contract': {
      const turn = deal.auction.findLast((one) => one.seat === seat);
      if (turn === undefined) return '';
      return turn.contract === null ? t('auction.passed') : contractName(turn.contract);
    }
    case 'announcements':
      return list(
        deal.items
          .filter((item) => item.target !== 'game' && item.announcers.includes(seat))
          .map((item) => bonusName(item.target)),
      );
    default:
      return '';
  }
}
