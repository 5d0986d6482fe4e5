/** A course as it runs: step after step by the clock, or to its end at once. */
import { shownAt, type Course } from './course';

/** What was told last: it is not told twice. */
let told: string | null = null;

export class Unfolding {
  private step = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private started = 0;
  readonly shown = $derived.by(() => shownAt(this.course, this.step));

  constructor(private readonly course: Course) {}

  /** Run; a deal of this *name* that has been told before, or that is to be told *atOnce*, is there whole. */
  begin(name: string, atOnce: boolean): void {
    if (atOnce || told === name) this.finish();
    else {
      this.started = performance.now();
      this.wait();
    }
    told = name;
  }

  finish(): void {
    this.stop();
    this.step = this.course.times.length;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    const next = this.course.times[this.step];
    if (next === undefined) return;
    this.timer = setTimeout(
      () => {
        this.step += 1;
        this.wait();
      },
      Math.max(0, this.started + next - performance.now()),
    );
  }
}
