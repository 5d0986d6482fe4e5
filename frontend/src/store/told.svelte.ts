/** What has happened at a table, in words: the log that is read out, and the moments that everybody should see. */
import type { TableView, WireEvent } from '../net/types';
import { isGrand, moment, namesIn, sentence } from '../view/sentences';

const MOMENT_MS = 4_000;
const LOG_LINES = 40;

export interface Line {
  id: number;
  text: string;
  grand?: boolean;
}

export class Told {
  log = $state<Line[]>([]);
  moments = $state<Line[]>([]);
  private lines = 0;

  /** Tell *events*, which led to *view*. */
  tell(events: readonly WireEvent[], view: TableView): void {
    const names = namesIn(view);
    for (const event of events) {
      const text = sentence(event, names);
      if (text !== null) this.log = [...this.log.slice(1 - LOG_LINES), { id: this.lines++, text }];
      const special = moment(event, names);
      if (special !== null) this.celebrate(special, isGrand(event));
    }
  }

  private celebrate(text: string, grand: boolean): void {
    const id = this.lines++;
    this.moments = [...this.moments, { id, text, grand }];
    setTimeout(() => {
      this.moments = this.moments.filter((one) => one.id !== id);
    }, MOMENT_MS);
  }
}
