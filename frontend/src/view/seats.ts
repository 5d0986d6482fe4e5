/** Who sits where on the screen. Table seats are the table's; deal seats are numbered for one deal (`seating` maps them). */
import { t } from '../i18n/index.svelte';
import type { TableView } from '../net/types';

export type Position = 'bottom' | 'right' | 'top-right' | 'top' | 'top-left' | 'left';

/** Play runs anticlockwise, so the next seat sits to the right: the places round a table of so many seats, from the bottom. */
const ROUND: Readonly<Record<number, readonly Position[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
  5: ['bottom', 'right', 'top-right', 'top-left', 'left'],
};

/** The place of *seat* round a table of *seats*, seen by who sits on *mine*. */
export function placeRound(seats: number, seat: number, mine: number): Position {
  return ROUND[seats]?.[(seat - mine + seats) % seats] ?? 'bottom';
}

export function positionOf(view: TableView, tableSeat: number): Position {
  return placeRound(view.places.length, tableSeat, view.seat ?? 0);
}

export function tableSeat(view: TableView, dealSeat: number): number {
  return view.seating[dealSeat] ?? dealSeat;
}

export function dealSeat(view: TableView, seat: number): number | null {
  if (view.seating.length === 0) return seat;
  const found = view.seating.indexOf(seat);
  return found < 0 ? null : found;
}

/** Whether *seat* has no part in the deal: the table has one seat more than the deal. */
export function sitsOut(view: TableView, seat: number): boolean {
  return dealSeat(view, seat) === null;
}

export function nameAt(view: TableView, seat: number): string {
  return view.places[seat]?.player.name ?? '–';
}

export function nameInDeal(view: TableView, seat: number): string {
  return nameAt(view, tableSeat(view, seat));
}

/** The name of a seat of the deal as the viewer calls it: himself by “you”. */
export function calledInDeal(view: TableView, dealSeat: number): string {
  return tableSeat(view, dealSeat) === view.seat ? t('common.you') : nameInDeal(view, dealSeat);
}

export type Role = 'dealer' | 'declarer' | 'partner' | 'defender';

/** What this viewer knows of a seat's part in the deal: the server has said it, nothing is inferred here. */
export function rolesOf(view: TableView, seat: number): Role[] {
  const roles: Role[] = [];
  const deal = view.phase === 'playing' || view.phase === 'scored' ? view.deal : null;
  if (deal !== null) {
    const here = dealSeat(view, seat);
    if (here === null) return ['dealer'];
    if (deal.declarer === here) roles.push('declarer');
    else if (deal.partner === here || deal.sides[here] === 'declarer') roles.push('partner');
    else if (deal.sides[here] === 'defenders') roles.push('defender');
    // Where somebody sits out it is the dealer, whoever the deal counts as its last player.
    if (deal.dealer === here && view.seating.length === view.places.length) roles.push('dealer');
  } else if (view.dealing?.dealer === seat) roles.push('dealer');
  return roles;
}
