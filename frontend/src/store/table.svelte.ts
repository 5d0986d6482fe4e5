/**
 * One table as this tab shows it. The view is the server's, taken whole from each frame; events only set the pace: a
 * complete trick stays for a moment before the next frame is shown, however fast the next comes.
 */
import { remember } from '../effects/boxes';
import type {
  ChatFrame,
  EvFrame,
  GoneFrame,
  HintedFrame,
  Play,
  RatingsFrame,
  TableView,
  TrickView,
  Turn,
  WireEvent,
} from '../net/types';
import { choicesOf, type Choices } from '../view/legal';
import { ledSuit } from '../view/refusal';
import { CardPlay, type CardTable } from './cards.svelte';
import { Frames } from './frames';
import { isMuted } from './muted.svelte';
import { pace } from './pace';
import { explain } from './toasts.svelte';
import { Told, type Line } from './told.svelte';
import { live, type TableFrame, type TableLine } from './wire';
import { notePlayed } from './written';

export type { Line };

/** Whether *card* still lies in the viewer's hand or on one of his piles. */
function holds(view: TableView, card: string): boolean {
  const deal = view.deal;
  if (deal === null || deal.viewer === null) return false;
  const piles = deal.piles[deal.viewer] ?? [];
  return deal.hand.includes(card) || piles.some((pile) => pile.top === card);
}

export class TableStore implements CardTable {
  view = $state.raw<TableView | null>(null);
  turn = $state.raw<Turn | null>(null);
  gone = $state<GoneFrame['reason'] | null>(null);
  /** The trick that is complete and still lies there; null while one is being played. */
  held = $state.raw<TrickView | null>(null);
  /** The card this tab has played and the server has not confirmed yet: it already lies on the table. */
  early = $state<string | null>(null);
  /** A command is on its way: no second answer to the same question. */
  busy = $state(false);
  picked = $state<string[]>([]);
  /** The poignée is being chosen: a tap picks a trump to show instead of playing it. */
  showing = $state(false);
  /** What a bot would do in answer to this question, where it was asked for. */
  hinted = $state.raw<Pick<HintedFrame, 'do' | 'why'> | null>(null);
  chat = $state.raw<ChatFrame[]>([]);
  unread = $state(0);
  ratings = $state.raw<Readonly<Record<number, RatingsFrame['changes']>>>({});
  /** Who else wants to know what happened, as it is shown: sound, vibration, the words for screen readers. */
  onevents: (events: readonly WireEvent[], view: TableView) => void = () => undefined;
  /** What is asked now: nothing while a trick still lies there, or while one's own card is on its way. */
  choices: Choices = $derived(choicesOf(this.held === null && this.early === null ? this.turn : null));
  readonly told = new Told();
  readonly cards = new CardPlay(this);

  private readonly frames = new Frames<EvFrame>(
    (frame) => this.happen(frame),
    () => this.takeTrick(),
    () => this.settled(),
  );
  private reading: ReturnType<typeof setTimeout> | undefined;
  private readonly since = Date.now();
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    readonly line: TableLine = live,
  ) {
    this.stop = line.follow(id, (frame) => this.hear(frame));
  }

  close(): void {
    this.frames.stop();
    clearTimeout(this.reading);
    this.cards.close();
    this.stop();
  }

  /** The cards in the middle, by deal seat: the trick being played, or the complete one that still lies there. */
  get trick(): Play[] {
    if (this.held !== null) return this.held.plays;
    const deal = this.view?.deal;
    if (!deal) return [];
    return this.early !== null && deal.viewer !== null
      ? [...deal.trick, { seat: deal.viewer, card: this.early }]
      : deal.trick;
  }

  get hand(): string[] {
    const hand = this.view?.deal?.hand ?? [];
    return this.early === null ? hand : hand.filter((card) => card !== this.early);
  }

  get log(): Line[] {
    return this.told.log;
  }

  get moments(): Line[] {
    return this.told.moments;
  }

  /** Which cards may be picked, and how many, where they are picked and not played. */
  get picking(): { from: readonly string[]; most: number } | null {
    const { discard, show } = this.choices;
    if (discard !== null) return { from: discard.from, most: discard.discard };
    return show === null || !this.showing ? null : { from: show.from, most: Math.max(...show.show) };
  }

  get led(): string | null {
    return ledSuit(this.view?.deal?.trick ?? []);
  }

  get inPlay(): boolean {
    const deal = this.view?.phase === 'playing' ? this.view.deal : null;
    return deal?.phase === 'play' && deal.viewer !== null;
  }

  get asked(): boolean {
    return this.turn !== null;
  }

  get lying(): boolean {
    return this.held !== null;
  }

  get myTurn(): boolean {
    const view = this.view;
    return (
      view !== null && view.seat !== null && this.turn !== null && view.question.seats.includes(view.seat)
    );
  }

  /** Answer the question: an action of the game, in the notation. */
  async act(text: string): Promise<void> {
    const turn = this.turn;
    if (turn === null || this.busy) return;
    await this.send(text, turn.no);
  }

  /** Lay *card* on the table now; where the server refuses it, it comes back with the reason. */
  play(card: string): void {
    const turn = this.turn;
    if (turn === null || this.busy) return;
    remember();
    this.early = card;
    void this.send(`play ${card}`, turn.no, card);
  }

  holds(card: string): boolean {
    return this.view !== null && card !== this.early && holds(this.view, card);
  }

  /** Take a complete trick away at once. */
  sweep(): void {
    if (this.held !== null) this.frames.goOn();
  }

  /** Say something to the table that answers no question: `leave`, `back`, `sit 2` … */
  async order(text: string): Promise<boolean> {
    return this.send(text);
  }

  /** Tell a waiting table that one is still there, which renews its wait; a refusal is nobody's business. */
  stillHere(): void {
    void this.line.command(this.id, 'back');
  }

  /** Begin to choose the trumps of a poignée with these, or give it up. */
  choose(cards: string[], showing: boolean): void {
    this.picked = cards;
    this.showing = showing;
  }

  pick(card: string, most: number): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((one) => one !== card);
    else if (this.picked.length < most) this.picked = [...this.picked, card];
    else this.picked = [...this.picked.slice(1), card];
  }

  private async send(text: string, turn?: number, card?: string): Promise<boolean> {
    this.busy = true;
    const outcome = await this.line.command(this.id, text, turn);
    this.busy = false;
    if (outcome.ok) {
      this.cards.follow();
      return true;
    }
    if (card === undefined) explain(outcome, this.view?.options.ruleset);
    else this.comesBack(card, outcome);
    return false;
  }

  private comesBack(card: string, { reason, rule }: { reason: string; rule: string | null }): void {
    remember();
    if (this.early === card) this.early = null;
    this.cards.refuse(card, reason, rule);
  }

  private hear(frame: TableFrame): void {
    switch (frame.t) {
      case 'chat':
        if (this.chat.some((one) => one.id === frame.id)) return;
        this.chat = [...this.chat.slice(-199), frame];
        if (frame.at_ms >= this.since && !isMuted(frame.account)) this.unread++;
        return;
      case 'ratings':
        this.ratings = { ...this.ratings, [frame.no]: frame.changes };
        return;
      case 'hinted':
        if (frame.turn === this.turn?.no) this.hinted = frame;
        return;
      case 'gone':
        this.gone = frame.reason;
        return;
      case 'snapshot':
        this.frames.forget();
        this.show(frame.view, frame.turn);
        this.settled();
        return;
      case 'ev':
        this.frames.push(frame);
    }
  }

  private settled(): void {
    this.cards.follow();
    this.readOn();
  }

  /** Who plays fast confirms the ledger of a deal after he has seen it. */
  private readOn(): void {
    clearTimeout(this.reading);
    const { ledger } = pace();
    if (ledger !== null && this.choices.may('next'))
      this.reading = setTimeout(() => void this.act('next'), ledger);
  }

  /** Show what *frame* tells; a complete trick then lies there for so many ms. */
  private happen(frame: EvFrame): number {
    const view = frame.view;
    if (view === null) return 0;
    const before = this.view;
    const won = frame.events.find((event) => event.kind === 'trick_won');
    this.show(view, frame.turn);
    this.told.tell(frame.events, view);
    this.onevents(frame.events, view);
    const trick = view.deal?.last_trick ?? null;
    if (won === undefined || trick === null || before === null || document.hidden) return 0;
    this.held = trick;
    const surprise =
      trick.emperor || typeof trick.captured === 'number' || trick.gift !== null || trick.rest.length > 0;
    return surprise ? pace().surprise : pace().trick;
  }

  private takeTrick(): void {
    if (this.held === null) return;
    remember();
    this.held = null;
  }

  private show(view: TableView, turn: Turn | null): void {
    remember();
    if (turn?.no !== this.turn?.no) {
      this.choose([], false);
      this.hinted = null;
    }
    if (this.early !== null && !holds(view, this.early)) this.early = null;
    this.view = view;
    this.turn = turn;
    notePlayed(this.id, { deals: view.sheet.length, over: view.phase === 'finished' });
  }
}
