/**
 * The lesson as it goes: a table whose other end is the prepared deal. It hands out the server's frames one after another,
 * takes the answer that the step asks for, and refuses any other with a friendly word.
 */
import type { Outcome } from '../net/ports';
import type { EvFrame, SnapshotFrame, TableView, Turn } from '../net/types';
import { TableStore } from '../store/table.svelte';
import { wire, type TableFrame, type TableLine } from '../store/wire';
import { frameBefore, isExpected, movesFrom, startOf, STEPS, type LessonData, type StepName } from './course';

const ID = 'lesson';
const STORED = 'trula.lesson';
const BETWEEN_MS = 650;
const QUICKLY_MS = 240;
const A_DAY_MS = 86_400_000;

/** `ask`: the learner is to do something; `well`: he has; `other`: it was something else; `rest`: the deal plays on. */
export type Mood = 'ask' | 'well' | 'other' | 'rest';

export class Lesson implements TableLine {
  step = $state(0);
  mood = $state<Mood>('ask');
  /** The second action of a step is asked for. */
  again = $state(false);
  finished = $state(false);
  /** What the learner tapped when he looked for the king, where it was another card. */
  tapped = $state<string | null>(null);
  readonly store: TableStore;

  private at = 0;
  private no = 0;
  private hear: (frame: TableFrame) => void = () => undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly data: LessonData,
    private readonly you: string,
  ) {
    this.store = new TableStore(ID, this);
    this.enter(remembered());
  }

  get name(): StepName {
    return STEPS[this.step] ?? 'count';
  }

  follow(_table: string, hear: (frame: TableFrame) => void): () => void {
    this.hear = hear;
    return () => this.stop();
  }

  close(): void {
    this.store.close();
  }

  /** Go to step *step*, as it begins. */
  enter(step: number): void {
    this.stop();
    this.step = Math.min(Math.max(step, 0), STEPS.length - 1);
    this.mood = 'ask';
    this.again = this.finished = false;
    this.tapped = null;
    remember(this.step);
    this.at = startOf(this.data, this.name);
    const asks = this.name !== 'cards' && this.name !== 'count';
    this.show(frameBefore(this.data, this.at), asks);
    if (this.name === 'count') this.playRest();
  }

  next(): void {
    if (this.step === STEPS.length - 1) this.finish();
    else this.enter(this.step + 1);
  }

  /** A card of the hand was tapped while the hand is only looked at. */
  tap(card: string): void {
    if (this.name !== 'cards' || this.mood === 'well') return;
    const right = this.data.values[card] === 5;
    this.tapped = right ? null : card;
    this.mood = right ? 'well' : 'other';
  }

  answer(points: number): void {
    this.mood = points === this.data.counted.points ? 'well' : 'other';
  }

  command(_table: string, text: string): Promise<Outcome> {
    if (!isExpected(this.data, this.at, text)) {
      this.mood = 'other';
      this.point();
      return Promise.resolve({ ok: false, reason: 'not_in_lesson', rule: null });
    }
    const moves = movesFrom(this.data, this.at);
    this.at += moves.length;
    const more = this.data.moves[this.at]?.step === this.name;
    this.mood = more ? 'ask' : 'well';
    this.again = more;
    moves.forEach(({ frame }, index) => {
      const last = index === moves.length - 1;
      this.later(index * BETWEEN_MS, () => this.tell(frame, last && more));
    });
    return Promise.resolve({ ok: true, v: this.at });
  }

  /** Mark what the step asks for. */
  point(): void {
    const move = this.data.moves[this.at];
    if (move !== undefined) this.store.hinted = { do: move.do, why: 'only_choice' };
  }

  /** Show the end of the deal at once. */
  skip(): void {
    this.stop();
    const last = this.data.moves.at(-1)?.frame;
    if (last !== undefined) this.show(last, false);
    this.mood = 'ask';
  }

  private playRest(): void {
    const rest = this.data.moves.slice(this.at);
    this.mood = 'rest';
    rest.forEach(({ frame }, index) =>
      this.later((index + 2) * QUICKLY_MS, () => {
        this.tell(frame, false);
        if (index === rest.length - 1) this.mood = 'ask';
      }),
    );
  }

  private finish(): void {
    this.stop();
    this.finished = true;
    remember(0);
  }

  private show(frame: SnapshotFrame | EvFrame, asks: boolean): void {
    const { table, v, tip, now_ms } = frame;
    const turn = asks ? (frame.turn ?? null) : null;
    this.hear({
      t: 'snapshot',
      table,
      v,
      tip,
      now_ms,
      turn: this.unhurried(turn),
      view: this.seen(frame, asks),
    });
  }

  private tell(frame: EvFrame, asks: boolean): void {
    const turn = asks ? (frame.turn ?? null) : null;
    this.hear({ ...frame, turn: this.unhurried(turn), view: this.seen(frame, asks) });
  }

  /** The table as the lesson shows it: the learner has his name, there is no clock, and no question before its step. */
  private seen(frame: SnapshotFrame | EvFrame, asks: boolean): TableView {
    const view = frame.view ?? this.data.start.view;
    const until = wire.serverNow() + A_DAY_MS;
    const places = view.places.map((place, seat) =>
      place === null || seat !== this.data.learner
        ? place
        : { ...place, player: { ...place.player, name: this.you } },
    );
    const quiet = !asks && view.phase === 'playing' && view.deal !== null && view.deal?.phase !== 'play';
    const deal = quiet && view.deal ? { ...view.deal, phase: 'thrown_in' as const } : view.deal;
    const question = { ...view.question, turn_ends_ms: until, deadline_ms: until };
    return { ...view, places, deal, question };
  }

  /** Each question has a number of its own, though one goes back and forth in the deal. */
  private unhurried(turn: Turn | null): Turn | null {
    const until = wire.serverNow() + A_DAY_MS;
    return turn === null ? null : { ...turn, no: ++this.no, turn_ends_ms: until, deadline_ms: until };
  }

  private later(ms: number, run: () => void): void {
    this.timers.push(setTimeout(run, ms));
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }
}

function remembered(): number {
  const step = Number(localStorage.getItem(STORED));
  return Number.isInteger(step) && step > 0 && step < STEPS.length ? step : 0;
}

function remember(step: number): void {
  localStorage.setItem(STORED, String(step));
}
