/**
 * What a screen reader hears of a table. It speaks slower than bots play: what happens is gathered, and said in one breath
 * when a trick is complete, when one is asked something, or when nothing more has come for a moment.
 */

const BREATH_MS = 1_400;
const KEPT = 3;

export interface Utterance {
  id: number;
  text: string;
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

export class Speech {
  /** For a polite live region; the last of them is new. */
  spoken = $state.raw<readonly Utterance[]>([]);
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** Say *texts* in the next breath, or at once where it is *due*. */
  add(texts: readonly string[], due = false): void {
    this.waiting.push(...texts);
    clearTimeout(this.timer);
    if (due) this.breathe();
    else if (this.waiting.length > 0) this.timer = setTimeout(() => this.breathe(), BREATH_MS);
  }

  private breathe(): void {
    if (this.waiting.length === 0) return;
    const text = this.waiting.map(ended).join(' ');
    this.waiting = [];
    this.spoken = [...this.spoken.slice(1 - KEPT), { id: this.count++, text }];
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
