/**
 * The board of announcements: a row an item, a cell a side. Who announced what and how far it is doubled the view tells; what
 * may be announced or doubled are the answers the server lists. Nothing is inferred: an item whose side this player does not
 * know stands across both.
 */
import type { DealView, ItemView } from '../net/types';
import type { Choices, KontraChoice } from './legal';

export interface Entry {
  item: ItemView;
  /** The next kontra on it, where this player may say it. */
  raise: KontraChoice | null;
}

export interface Row {
  target: string;
  declarer: Entry[];
  defenders: Entry[];
  /** Announced by players whose side is not known to the viewer. */
  open: Entry[];
  /** The viewer may announce it, for this side as far as he knows it; null: he may not. */
  mine: 'declarer' | 'defenders' | 'open' | null;
}

function raiseOf(item: ItemView, choices: Choices): KontraChoice | null {
  return (
    choices.kontras.find(
      (one) =>
        one.target === item.target && (one.announcer === null || item.announcers.includes(one.announcer)),
    ) ?? null
  );
}

export function boardOf(deal: DealView, choices: Choices): Row[] {
  const own = deal.viewer === null ? null : (deal.sides[deal.viewer] ?? null);
  const targets = [...new Set([...deal.items.map((item) => item.target), ...choices.announcements])];
  return targets.map((target) => {
    const row: Row = { target, declarer: [], defenders: [], open: [], mine: null };
    for (const item of deal.items.filter((one) => one.target === target))
      row[item.side ?? 'open'].push({ item, raise: raiseOf(item, choices) });
    if (choices.announcements.includes(target)) row.mine = own ?? 'open';
    return row;
  });
}
