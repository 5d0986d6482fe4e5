/** Events in words, for the log that screen readers hear and for the replay. Facts come from the server; names from the view. */
import { cardName, cardNames } from '../cards/names.svelte';
import { bonusName, spoken, contractName, list, signed, t, tWord } from '../i18n/index.svelte';
import type { TableView, WireEvent } from '../net/types';
import { sortHand } from '../cards/code';
import { nameAt, nameInDeal } from './seats';

/** The point by which a mond left in the talon costs as much as a captured one; the ledger calls both the same. */
const MOND_LEFT = 'S-42';

export interface Names {
  deal(seat: number): string;
  table(seat: number): string;
  viewer: number | null;
}

export function namesIn(view: TableView): Names {
  return {
    deal: (seat) => nameInDeal(view, seat),
    table: (seat) => nameAt(view, seat),
    viewer: view.deal?.viewer ?? null,
  };
}

/** Say what happened; null for what needs no word. */
export function sentence(event: WireEvent, names: Names): string | null {
  switch (event.kind) {
    case 'cards_dealt': {
      const hand = names.viewer === null ? null : event.hands[names.viewer];
      return hand ? t('log.dealt', { cards: cardNames(sortHand(hand, spoken())) }) : t('log.dealt_watch');
    }
    case 'hands_thrown_in':
      return event.hands.map((hand) => t('moment.thrown_in', { name: names.deal(hand.seat) })).join(' · ');
    case 'deal_voided':
      return event.reason === 'petit_sec'
        ? t('void.petit_sec', { name: names.deal(event.seat ?? 0) })
        : t('void.all_passed');
    case 'declared':
      return t('log.declared', { name: names.deal(event.seat) });
    case 'pile_turned':
      return t(event.taken ? 'log.turned_taken' : 'log.turned', {
        name: names.deal(event.seat),
        card: cardName(event.card),
      });
    case 'bid_made':
      return t('log.bid', { name: names.deal(event.seat), contract: contractName(event.contract) });
    case 'passed':
      return t('log.pass', { name: names.deal(event.seat) });
    case 'contract_named':
      return event.contract === 'klop'
        ? t('log.klop')
        : t('log.contract', { name: names.deal(event.seat), contract: contractName(event.contract) });
    case 'king_called':
      return t('log.king', { name: names.deal(event.seat), king: cardName(`${event.suit}K`) });
    case 'card_called':
      return t('log.king', { name: names.deal(event.seat), king: cardName(event.card) });
    case 'talon_shown':
      return t('log.talon', { cards: cardNames(event.sets.flat()) });
    case 'talon_taken':
      return t('log.take', { name: names.deal(event.seat), cards: cardNames(event.cards) });
    case 'discarded': {
      const laid = t('log.discard', { name: names.deal(event.seat), count: event.count });
      return event.shown.length === 0
        ? laid
        : `${laid}, ${t('log.discard_shown', { cards: cardNames(event.shown) })}`;
    }
    case 'contract_raised':
      return t('log.raise', { name: names.deal(event.seat), contract: contractName(event.contract) });
    case 'announced': {
      const said = t('log.announce', { name: names.deal(event.seat), item: bonusName(event.bonus) });
      return event.shown === null
        ? said
        : `${said}, ${t('log.announce_shown', { card: cardName(event.shown) })}`;
    }
    case 'kontra_said':
      return t('log.kontra', {
        name: names.deal(event.seat),
        kontra: kontraName(event.level),
        item: bonusName(event.target),
      });
    case 'poignee_shown':
      return t('log.poignee', { name: names.deal(event.seat), cards: cardNames(event.cards) });
    case 'card_played':
      return t('log.play', { name: names.deal(event.seat), card: cardName(event.card) });
    case 'trick_won': {
      const told = [t('log.trick', { name: names.deal(event.seat) })];
      if (typeof event.gift === 'string') told.push(t('moment.gift', { card: cardName(event.gift) }));
      if (typeof event.excuse === 'number') told.push(t('log.excuse', { name: names.deal(event.excuse) }));
      return told.join('. ');
    }
    case 'hand_opened':
      return t('moment.open_hand', { name: names.deal(event.seat) });
    case 'dealing_done':
      return t(`log.${dealingWord(event.text)}`, { name: names.table(event.seat) });
    case 'seat_away':
      return t(event.left ? 'log.left' : 'log.away', { name: names.table(event.seat) });
    case 'seat_back':
      return t('log.back', { name: names.table(event.seat) });
    case 'player_sat':
      return t('log.sat', { name: event.player.name });
    case 'player_stood':
      return t('log.stood');
    case 'deal_scored':
      return t('log.scored', {
        scores: list(event.row.scores.map((score, seat) => `${names.table(seat)} ${signed(score)}`)),
      });
    case 'end_called':
      return t('log.end_called', { name: names.table(event.seat) });
    case 'skis_round_set':
      return t('moment.skis_round');
    case 'session_ended':
      return tWord('outcome', event.reason, 'outcome.completed');
    default:
      return null;
  }
}

export function kontraName(level: number): string {
  return level === 0 ? '' : tWord('kontra', String(level), 'kontra.4');
}

function dealingWord(text: string): 'cut' | 'knock' | 'packet' {
  return text.startsWith('cut') ? 'cut' : text.startsWith('knock') ? 'knock' : 'packet';
}

/** What deserves a moment of everybody's attention. */
export function moment(event: WireEvent, names: Names): string | null {
  switch (event.kind) {
    case 'trick_won':
      if (event.emperor) return t('moment.emperor');
      if (event.rest.length > 0) return t('moment.rest');
      return typeof event.excuse === 'number' ? t('log.excuse', { name: names.deal(event.excuse) }) : null;
    case 'hands_thrown_in':
    case 'deal_voided':
    case 'declared':
    case 'hand_opened':
    case 'end_called':
    case 'skis_round_set':
      return sentence(event, names);
    case 'poignee_shown':
      return t('moment.poignee', { name: names.deal(event.seat), count: event.cards.length });
    case 'contract_raised':
      return t('moment.raised', { name: names.deal(event.seat), contract: contractName(event.contract) });
    case 'deal_ended': {
      // Personal and never doubled: the one line of the ledger that is news in itself.
      const loss = event.result.ledger.find((line) => line.item === 'captured_mond');
      if (loss === undefined) return null;
      const facts = { name: names.deal(loss.seats[0] ?? 0), points: -loss.points };
      return t(loss.rule === MOND_LEFT ? 'moment.mond_left' : 'moment.captured_mond', facts);
    }
    default:
      return null;
  }
}
