/** Who sits where on the screen. Table seats are the table's; deal seats are numbered for one deal (`seating` maps them). */
import type { TableView } from '../net/types';

/** 0 bottom, 1 right, 2 top, 3 left: play runs anticlockwise, so the next seat sits to the right. */
export type Position = 0 | 1 | 2 | 3;
const POSITIONS: readonly Position[] = [0, 1, 2, 3];

export function positionOf(view: TableView, tableSeat: number): Position {
  const seats = view.places.length;
  return POSITIONS[(tableSeat - (view.seat ?? 0) + seats) % seats] ?? 0;
}

export function tableSeat(view: TableView, dealSeat: number): number {
  return view.seating[dealSeat] ?? dealSeat;
}

export function dealSeat(view: TableView, seat: number): number | null {
  if (view.seating.length === 0) return seat;
  const found = view.seating.indexOf(seat);
  return found < 0 ? null : found;
}

export function nameAt(view: TableView, seat: number): string {
  return view.places[seat]?.player.name ?? '–';
}

export function nameInDeal(view: TableView, seat: number): string {
  return nameAt(view, tableSeat(view, seat));
}

export type Role = 'dealer' | 'declarer' | 'partner' | 'defender';

/** What this viewer knows of a seat's part in the deal: the server has said it, nothing is inferred here. */
export function rolesOf(view: TableView, seat: number): Role[] {
  const roles: Role[] = [];
  const deal = view.phase === 'playing' || view.phase === 'scored' ? view.deal : null;
  if (deal !== null) {
    const here = dealSeat(view, seat);
    if (deal.declarer === here) roles.push('declarer');
    else if (here !== null && deal.partner === here) roles.push('partner');
    else if (here !== null && deal.sides[here] === 'declarer') roles.push('partner');
    if (deal.dealer === here) roles.push('dealer');
  } else if (view.dealing?.dealer === seat) roles.push('dealer');
  return roles;
}
