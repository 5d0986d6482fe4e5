/** What of a table is heard: which event has which sound, when one's turn rings, and the last seconds of the clock. */
import type { TableView, WireEvent } from '../net/types';
import type { TableStore } from '../store/table.svelte';
import { wire } from '../store/wire';
import { MOND_LEFT } from '../view/sentences';
import { buzz, play, SOUNDS, type Sound } from './ear';

const WAITED_LONG_MS = 4_000;
const LAST_SECONDS = 5;
const PLAYED_MS = 12;
const TURN_MS = 45;

/** The sound of what happened, as *seat* of the table hears it; null for what makes none. */
export function soundOf(event: WireEvent, seat: number | null): Sound | null {
  switch (event.kind) {
    case 'cards_dealt':
    case 'talon_shown':
      return 'deal';
    case 'card_played':
    case 'pile_turned':
      return 'play';
    case 'announced':
    case 'kontra_said':
    case 'declared':
    case 'contract_raised':
    case 'poignee_shown':
      return 'knock';
    case 'trick_won':
      return event.emperor || typeof event.captured === 'number' || event.rest.length > 0 ? 'moment' : null;
    case 'deal_ended':
      return event.result.ledger.some((line) => line.rule === MOND_LEFT) ? 'moment' : null;
    case 'deal_scored':
      return seat !== null && (event.row.scores[seat] ?? 0) > 0 ? 'win' : null;
    default:
      return null;
  }
}

/** Let the table of *store* be heard as long as the component stands that calls this; *told* hears the events too. */
export function hearTable(
  store: () => TableStore,
  told: (events: readonly WireEvent[], view: TableView) => void,
): void {
  let own: string | null = null;
  let lay = false;
  let asked = 0;
  let since = Date.now();

  $effect(() => {
    store().onevents = (events, view) => {
      // The own card has sounded when it was laid.
      const heard = events
        .filter((event) => event.kind !== 'card_played' || event.card !== own)
        .map((event) => soundOf(event, view.seat));
      for (const sound of SOUNDS) if (heard.includes(sound)) void play(sound);
      told(events, view);
    };
  });

  // The own card, in the frame in which it is laid.
  $effect(() => {
    const card = store().early;
    if (card === null || card === own) return;
    own = card;
    void play('play');
    buzz(PLAYED_MS);
  });

  // A trick, when it is swept.
  $effect(() => {
    const lies = store().held !== null;
    if (lay && !lies) void play('trick');
    lay = lies;
  });

  // One's turn: only where one may have looked away.
  $effect(() => {
    const no = store().myTurn && store().held === null ? (store().turn?.no ?? 0) : 0;
    if (no === asked) return;
    asked = no;
    if (no !== 0 && (document.hidden || Date.now() - since > WAITED_LONG_MS)) {
      void play('turn');
      buzz(TURN_MS);
    }
    since = Date.now();
  });

  // The last seconds of the clock, bank and all.
  $effect(() => {
    const deadline = store().view?.question.deadline_ms ?? 0;
    if (!store().myTurn || deadline === 0) return;
    const timers = Array.from({ length: LAST_SECONDS }, (_, at) => {
      const wait = deadline - wire.serverNow() - (at + 1) * 1_000;
      return wait > 0 ? setTimeout(() => void play('tick'), wait) : undefined;
    });
    return () => timers.forEach(clearTimeout);
  });
}
