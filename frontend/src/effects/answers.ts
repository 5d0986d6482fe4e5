/** What a key asks at the table, and the answer in words. Everything is read from the view that the screen shows as well. */
import { cardName, cardNames } from '../cards/names.svelte';
import { bonusName, contractName, list, signed, t } from '../i18n/index.svelte';
import type { DealView, TableView, TrickView } from '../net/types';
import type { TableStore } from '../store/table.svelte';
import { nameAt, nameInDeal, rolesOf, tableSeat } from '../view/seats';
import { kontraName, saidOf } from '../view/sentences';
import { turnText } from './asked';
import type { Question } from './keys';

type Asked = Pick<TableStore, 'choices' | 'myTurn' | 'hand' | 'trick' | 'held'>;

/** Answer *question* about *view*; *now* is the server's time in ms. */
export function answer(question: Question, store: Asked, view: TableView, now: number): string {
  const deal = view.phase === 'playing' || store.held !== null ? view.deal : null;
  switch (question) {
    case 'hand':
      return sentences(handText(store));
    case 'trick':
      return sentences(deal === null ? [t('answer.empty_trick')] : trickText(view, store, deal));
    case 'last':
      return sentences(lastText(view, view.deal?.last_trick ?? null));
    case 'turn':
      return sentences([turnText(store, view)]);
    case 'score':
      return sentences(scoreText(view));
    case 'contract':
      return sentences(deal === null ? [t('answer.no_contract')] : contractText(view, deal));
    case 'talon':
      return sentences(talonText(deal));
    case 'players':
      return sentences(view.places.map((_, seat) => playerText(view, seat)));
    case 'time':
      return sentences([timeText(view, now)]);
  }
}

/** Each part as a sentence of its own. */
function sentences(parts: readonly string[]): string {
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return parts.map((part) => capital(/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}

const isMine = (view: TableView, seat: number) => tableSeat(view, seat) === view.seat;

/** A name in the middle of a sentence. */
function called(view: TableView, seat: number): string {
  return isMine(view, seat) ? t('common.you').toLowerCase() : nameInDeal(view, seat);
}

function handText({ hand, choices }: Asked): string[] {
  if (hand.length === 0) return [t('answer.no_hand')];
  const told = [t('answer.hand', { cards: cardNames(hand) })];
  const may = hand.filter((card) => choices.cards.has(card));
  if (may.length > 0 && may.length < hand.length) told.push(t('said.may', { cards: cardNames(may) }));
  return told;
}

function playsText(view: TableView, plays: TrickView['plays']): string[] {
  const [first, ...rest] = plays;
  if (first === undefined) return [t('answer.empty_trick')];
  const led = saidOf('answer.led', isMine(view, first.seat), nameInDeal(view, first.seat), {
    card: cardName(first.card),
  });
  return [[led, ...rest.map((play) => `${called(view, play.seat)} ${cardName(play.card)}`)].join(', ')];
}

function trickText(view: TableView, store: Asked, deal: DealView): string[] {
  const told = playsText(view, store.trick);
  const winner = store.held?.winner ?? deal.winning;
  if (winner !== null && store.trick.length > 0)
    told.push(saidOf('answer.winning', isMine(view, winner), nameInDeal(view, winner)));
  return told;
}

function lastText(view: TableView, trick: TrickView | null): string[] {
  if (trick === null) return [t('table.no_last_trick')];
  const won = saidOf('log.trick', isMine(view, trick.winner), nameInDeal(view, trick.winner));
  return [...playsText(view, trick.plays), won];
}

function scoreText(view: TableView): string[] {
  const deal = view.options.end.kind === 'deals' ? view.options.end.deals : null;
  const where =
    view.deal_no === 0
      ? []
      : [
          deal === null
            ? t('table.deal_no', { no: view.deal_no })
            : t('table.deal_of', { no: view.deal_no, of: deal }),
        ];
  const each = view.places.map((_, seat) => {
    const name = seat === view.seat ? t('common.you') : nameAt(view, seat);
    const radli = view.radli[seat] ?? 0;
    const points = `${name} ${signed(view.totals[seat] ?? 0)}`;
    return radli === 0 ? points : `${points}, ${t('answer.radli', { count: radli })}`;
  });
  return [...where, each.join('; ')];
}

function contractText(view: TableView, deal: DealView): string[] {
  if (deal.contract === null) {
    const bids = deal.auction.map(({ seat, contract }) =>
      contract === null
        ? saidOf('log.pass', isMine(view, seat), nameInDeal(view, seat))
        : saidOf('log.bid', isMine(view, seat), nameInDeal(view, seat), { contract: contractName(contract) }),
    );
    return [t('answer.no_contract'), ...bids];
  }
  if (deal.contract === 'klop' || deal.declarer === null) return [t('log.klop')];
  const told = [
    saidOf('log.contract', isMine(view, deal.declarer), nameInDeal(view, deal.declarer), {
      contract: contractName(deal.contract),
    }),
  ];
  if (deal.called_card !== null)
    told.push(
      saidOf('log.king', isMine(view, deal.declarer), nameInDeal(view, deal.declarer), {
        king: cardName(deal.called_card),
      }),
    );
  const { partner } = deal;
  if (partner !== null) told.push(saidOf('answer.partner', isMine(view, partner), nameInDeal(view, partner)));
  for (const item of deal.items) {
    if (item.target !== 'game')
      for (const seat of item.announcers)
        told.push(
          saidOf('answer.announced', isMine(view, seat), nameInDeal(view, seat), {
            item: bonusName(item.target),
          }),
        );
    if (item.level > 0)
      told.push(t('kontra.on', { kontra: kontraName(item.level), item: bonusName(item.target) }));
  }
  return told;
}

function talonText(deal: DealView | null): string[] {
  const talon = deal?.talon ?? null;
  if (talon !== null) {
    const sets = talon.sets.map((cards, at) => t('answer.set', { no: at + 1, cards: cardNames(cards) }));
    return [`${t('talon.label')}: ${sets.length === 1 ? cardNames(talon.sets[0] ?? []) : sets.join('; ')}`];
  }
  const left = deal?.talon_left ?? 0;
  return [left > 0 ? t('talon.left', { count: left }) : t('answer.no_talon')];
}

function playerText(view: TableView, seat: number): string {
  const name = seat === view.seat ? t('common.you') : nameAt(view, seat);
  if (view.places[seat] === null) return t('table.empty_seat');
  const here = view.seating.length === 0 ? seat : view.seating.indexOf(seat);
  const facts = rolesOf(view, seat).map((role) => t(`seat.${role}`));
  if (view.deal !== null && here >= 0 && view.phase === 'playing')
    facts.push(
      t('seat.cards', { count: view.deal.cards_left[here] ?? 0 }),
      t('seat.tricks', { count: view.deal.tricks_won[here] ?? 0 }),
    );
  if (view.places[seat]?.away === true) facts.push(t('seat.away'));
  return facts.length === 0 ? name : `${name}: ${list(facts)}`;
}

function timeText(view: TableView, now: number): string {
  const { deadline_ms, turn_ends_ms, seats } = view.question;
  if (seats.length === 0 || deadline_ms === 0) return t('answer.no_time');
  const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1_000));
  return t('answer.time', {
    seconds: seconds(turn_ends_ms - now),
    bank: seconds(deadline_ms - Math.max(now, turn_ends_ms)),
  });
}
