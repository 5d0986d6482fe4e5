/**
 * A table's frames, one after another: what a frame shows may stay for a moment before the next is shown, however fast the
 * next comes. Where many wait, the moments are short, so that one catches up.
 */
const IN_A_HURRY = 3;

export class Frames<Frame> {
  private waiting: Frame[] = [];
  private pause: ReturnType<typeof setTimeout> | null = null;

  /**
   * *show* shows a frame and says for how many ms it stays (0: no longer than it takes), *over* ends such a stay, and
   * *settled* is told whenever there is nothing more to show for now.
   */
  constructor(
    private readonly show: (frame: Frame) => number,
    private readonly over: () => void,
    private readonly settled: () => void,
  ) {}

  push(frame: Frame): void {
    this.waiting.push(frame);
    this.go();
  }

  /** End the stay of what is shown now, and go on. */
  goOn(): void {
    this.stop();
    this.over();
    this.go();
  }

  /** Forget what waits: it is overtaken by a frame that tells everything. */
  forget(): void {
    this.waiting = [];
    this.stop();
    this.over();
  }

  stop(): void {
    if (this.pause !== null) clearTimeout(this.pause);
    this.pause = null;
  }

  private go(): void {
    while (this.pause === null) {
      const frame = this.waiting.shift();
      if (frame === undefined) break;
      const stays = this.show(frame);
      const ms = this.waiting.length >= IN_A_HURRY ? stays / 4 : stays;
      if (stays > 0) this.pause = setTimeout(() => this.goOn(), ms);
    }
    this.settled();
  }
}
