/**
 * How one handles cards at a table: what a tap on a card means now, what is decided ahead of one's turn, and why a card
 * was not taken. What is legal, and why something is not, the server has said.
 */
import { t } from '../i18n/index.svelte';
import type { Choices } from '../view/legal';
import { whyNot } from '../view/refusal';
import { pace } from './pace';
import { settings } from './settings.svelte';

/** A second tap so soon is the rest of the first: it must not play the next card. */
const SAME_TAP_MS = 350;
const TOLD_MS = 4_000;

/** What the table tells of itself. */
export interface CardTable {
  readonly choices: Choices;
  /** Cards are picked and not played: for a discard, or to be shown. */
  readonly picking: { from: readonly string[]; most: number } | null;
  /** The suit that is to be followed, h, d, s, c or t. */
  readonly led: string | null;
  /** Cards are being played in this deal, and some of them are one's own. */
  readonly inPlay: boolean;
  /** One is to answer, though a trick may still lie over the question. */
  readonly asked: boolean;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** A complete trick still lies there. */
  readonly lying: boolean;
  holds(card: string): boolean;
  pick(card: string, most: number): void;
  play(card: string): void;
  sweep(): void;
}

export interface Refusal {
  id: number;
  card: string;
  text: string;
  /** The point of the rules, where the server named one. */
  rule: string | null;
}

/** Somebody looks back at the last trick: nothing is played for him meanwhile. */
export const looking = $state({ back: false });

export class CardPlay {
  /** A card that a first tap has raised, where two are asked for. */
  raised = $state<string | null>(null);
  /** A card that is to be played as soon as it is one's turn. */
  ahead = $state<string | null>(null);
  /** The only legal card, a moment before it plays itself. */
  soon = $state<string | null>(null);
  refused = $state.raw<Refusal | null>(null);

  private refusals = 0;
  private playedAt = -Infinity;
  private alone: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: CardTable) {}

  close(): void {
    clearTimeout(this.alone);
    clearTimeout(this.telling);
  }

  /** A tap or a click on a card, Enter on it, or its drop on the table, which leaves no doubt (*sure*). */
  touch(card: string, sure = false): void {
    if (performance.now() - this.playedAt < SAME_TAP_MS) return;
    const { table } = this;
    if (table.asked) table.sweep();
    const { cards, barred } = table.choices;
    if (table.picking !== null) this.pick(card);
    else if (cards.has(card)) this.choose(card, sure);
    else if (cards.size > 0) this.refuse(card, barred.get(card) ?? null);
    else if (table.inPlay) this.mark(card);
  }

  /** Take back what was decided ahead. Tells whether there was anything. */
  takeBack(): boolean {
    const had = this.raised !== null || this.ahead !== null || this.soon !== null;
    this.raised = this.ahead = this.soon = null;
    clearTimeout(this.alone);
    return had;
  }

  /** Say why *card* does not go, by the server's *reason*. */
  refuse(card: string, reason: string | null, rule: string | null = null, before = ''): void {
    if (reason === null) return;
    const text = before + whyNot(reason, this.table.led);
    this.refused = { id: this.refusals++, card, text, rule };
    clearTimeout(this.telling);
    this.telling = setTimeout(() => (this.refused = null), TOLD_MS);
  }

  /** The table has changed: play what was decided ahead, or drop it with a word. */
  follow(): void {
    clearTimeout(this.alone);
    this.soon = null;
    const { table } = this;
    if (table.lying || table.busy) return;
    const { cards, barred } = table.choices;
    if (this.raised !== null && !cards.has(this.raised)) this.raised = null;
    if (this.ahead !== null && !(table.inPlay && table.holds(this.ahead))) this.ahead = null;
    if (cards.size === 0) return;
    const ahead = this.ahead;
    this.ahead = null;
    if (ahead !== null && cards.has(ahead)) this.play(ahead);
    else if (ahead !== null) this.refuse(ahead, barred.get(ahead) ?? null, null, `${t('ahead.dropped')} `);
    else this.wait();
  }

  private pick(card: string): void {
    const { picking, choices } = this.table;
    if (picking === null) return;
    if (picking.from.includes(card)) this.table.pick(card, picking.most);
    else this.refuse(card, choices.barred.get(card) ?? null);
  }

  private choose(card: string, sure: boolean): void {
    if (settings.confirm && !sure && this.raised !== card) this.raised = card;
    else this.play(card);
  }

  private mark(card: string): void {
    this.ahead = this.ahead === card ? null : card;
    this.refused = null;
  }

  private play(card: string): void {
    this.playedAt = performance.now();
    this.takeBack();
    this.refused = null;
    this.table.play(card);
  }

  private wait(): void {
    const only = settings.autoplay ? this.table.choices.only : null;
    this.soon = only;
    if (only !== null) this.alone = setTimeout(() => this.playAlone(only), pace().alone);
  }

  private playAlone(card: string): void {
    if (looking.back) this.alone = setTimeout(() => this.playAlone(card), pace().alone);
    else if (this.table.choices.cards.has(card)) this.play(card);
  }
}
