/** Events in words, for the log that screen readers hear and for the replay. Facts come from the server; names from the view. */
import { cardName, cardNames } from '../cards/names.svelte';
import {
  bonusName,
  contractName,
  list,
  signed,
  spoken,
  t,
  tWord,
  type MessageKey,
  type Params,
} from '../i18n/index.svelte';
import type { TableView, WireEvent } from '../net/types';
import { sortHand } from '../cards/code';
import { nameAt, nameInDeal } from './seats';

/** What is said to a player of himself in other words: the keys that have a form for “you” beside them. */
type Personal = {
  [K in MessageKey]: `${K}_you` extends MessageKey ? K : never;
}[MessageKey];

/** The point by which a mond left in the talon costs as much as a captured one, which its trick has told of already. */
export const MOND_LEFT = 'S-42';

export interface Names {
  deal(seat: number): string;
  table(seat: number): string;
  /** The viewer's seat in the deal, and at the table. */
  viewer: number | null;
  seat: number | null;
}

export function namesIn(view: TableView): Names {
  return {
    deal: (seat) => nameInDeal(view, seat),
    table: (seat) => nameAt(view, seat),
    viewer: view.deal?.viewer ?? null,
    seat: view.seat,
  };
}

/** Say *key* of somebody by his name, or to himself as “you”. */
export function saidOf(key: Personal, mine: boolean, name: string, params: Params = {}): string {
  return mine ? t(`${key}_you`, params) : t(key, { ...params, name });
}

function said(key: Personal, seat: number, names: Names, params: Params = {}): string {
  return saidOf(key, seat === names.viewer, names.deal(seat), params);
}

/** The same of a seat of the table. */
function saidAt(key: Personal, seat: number, names: Names): string {
  return saidOf(key, seat === names.seat, names.table(seat));
}

/** Say what happened; null for what needs no word. */
export function sentence(event: WireEvent, names: Names): string | null {
  switch (event.kind) {
    case 'cards_dealt': {
      const hand = names.viewer === null ? null : event.hands[names.viewer];
      return hand ? t('log.dealt', { cards: cardNames(sortHand(hand, spoken())) }) : t('log.dealt_watch');
    }
    case 'hands_thrown_in':
      return event.hands.map((hand) => said('moment.thrown_in', hand.seat, names)).join(' · ');
    case 'deal_voided':
      return event.reason === 'petit_sec'
        ? said('void.petit_sec', event.seat ?? 0, names)
        : t('void.all_passed');
    case 'declared':
      return said('log.declared', event.seat, names);
    case 'pile_turned':
      return said(event.taken ? 'log.turned_taken' : 'log.turned', event.seat, names, {
        card: cardName(event.card),
      });
    case 'bid_made':
      return said('log.bid', event.seat, names, { contract: contractName(event.contract) });
    case 'passed':
      return said('log.pass', event.seat, names);
    case 'contract_named':
      return event.contract === 'klop'
        ? t('log.klop')
        : said('log.contract', event.seat, names, { contract: contractName(event.contract) });
    case 'king_called':
      return said('log.king', event.seat, names, { king: cardName(`${event.suit}K`) });
    case 'card_called':
      return said('log.king', event.seat, names, { king: cardName(event.card) });
    case 'talon_shown':
      return t('log.talon', { cards: cardNames(event.sets.flat()) });
    case 'talon_taken':
      return said('log.take', event.seat, names, { cards: cardNames(event.cards) });
    case 'discarded': {
      const laid = said('log.discard', event.seat, names, { count: event.count });
      return event.shown.length === 0
        ? laid
        : `${laid}, ${t('log.discard_shown', { cards: cardNames(event.shown) })}`;
    }
    case 'contract_raised':
      return said('log.raise', event.seat, names, { contract: contractName(event.contract) });
    case 'announced': {
      const told = said('log.announce', event.seat, names, { item: bonusName(event.bonus) });
      return event.shown === null
        ? told
        : `${told}, ${t('log.announce_shown', { card: cardName(event.shown) })}`;
    }
    case 'kontra_said':
      return said('log.kontra', event.seat, names, {
        kontra: kontraName(event.level),
        item: bonusName(event.target),
      });
    case 'poignee_shown':
      return said('log.poignee', event.seat, names, { cards: cardNames(event.cards) });
    case 'card_played':
      return said('log.play', event.seat, names, { card: cardName(event.card) });
    case 'trick_won': {
      const told = [said('log.trick', event.seat, names)];
      if (typeof event.gift === 'string') told.push(t('moment.gift', { card: cardName(event.gift) }));
      if (typeof event.excuse === 'number') told.push(said('log.excuse', event.excuse, names));
      return told.join('. ');
    }
    case 'hand_opened':
      return said('moment.open_hand', event.seat, names);
    case 'dealing_done':
      return saidAt(`log.${dealingWord(event.text)}`, event.seat, names);
    case 'seat_away':
      return saidAt(event.left ? 'log.left' : 'log.away', event.seat, names);
    case 'seat_back':
      return saidAt('log.back', event.seat, names);
    case 'player_sat':
      return saidOf('log.sat', event.seat === names.seat, event.player.name);
    case 'player_stood':
      return t('log.stood');
    case 'deal_scored':
      return t('log.scored', {
        scores: list(event.row.scores.map((score, seat) => `${called(seat, names)} ${signed(score)}`)),
      });
    case 'end_called':
      return saidAt('log.end_called', event.seat, names);
    case 'skis_round_set':
      return t('moment.skis_round');
    case 'session_ended':
      return tWord('outcome', event.reason, 'outcome.completed');
    default:
      return null;
  }
}

function called(seat: number, names: Names): string {
  return seat === names.seat ? t('common.you') : names.table(seat);
}

export function kontraName(level: number): string {
  return level === 0 ? '' : tWord('kontra', String(level), 'kontra.4');
}

function dealingWord(text: string): 'cut' | 'knock' | 'packet' {
  return text.startsWith('cut') ? 'cut' : text.startsWith('knock') ? 'knock' : 'packet';
}

type LedgerLine = Extract<WireEvent, { kind: 'deal_ended' }>['result']['ledger'][number];

/** How the first thing that was announced came out; the ledger says it. */
function announcedOutcome(ledger: readonly LedgerLine[]): string | null {
  const line = ledger.find((one) => one.announced);
  if (line === undefined) return null;
  return t(line.points > 0 ? 'moment.made' : 'moment.failed', { item: bonusName(line.item) });
}

/** Whether a moment is of the kind that is told for years: it has the middle of the table for a breath. */
export function isGrand(event: WireEvent): boolean {
  if (event.kind === 'trick_won') return event.emperor || typeof event.captured === 'number';
  return event.kind === 'deal_ended';
}

/** What deserves a moment of everybody's attention. */
export function moment(event: WireEvent, names: Names): string | null {
  switch (event.kind) {
    case 'trick_won':
      if (event.emperor) return t('moment.emperor');
      if (typeof event.captured === 'number') return said('moment.captured_mond', event.captured, names);
      if (event.rest.length > 0) return t('moment.rest');
      return typeof event.excuse === 'number' ? said('log.excuse', event.excuse, names) : null;
    case 'hands_thrown_in':
    case 'deal_voided':
    case 'declared':
    case 'hand_opened':
    case 'end_called':
    case 'skis_round_set':
      return sentence(event, names);
    case 'poignee_shown':
      return said('moment.poignee', event.seat, names, { count: event.cards.length });
    case 'contract_raised':
      return said('moment.raised', event.seat, names, { contract: contractName(event.contract) });
    case 'deal_ended': {
      // Personal and never doubled: the one line of the ledger that is news in itself.
      const loss = event.result.ledger.find((line) => line.rule === MOND_LEFT);
      if (loss === undefined) return announcedOutcome(event.result.ledger);
      return said('moment.mond_left', loss.seats[0] ?? 0, names, { points: -loss.points });
    }
    default:
      return null;
  }
}
