/** The course of the small drama after a deal: the cards are counted, the lines are written, the total is drawn. */

export interface Course {
  /** Groups of cards that are counted, and lines of the ledger. */
  readonly groups: number;
  readonly lines: number;
  /** When each step comes, in ms from the beginning: the groups, the lines, and the total with the verdict. */
  readonly times: readonly number[];
}

const LEAD_MS = 250;
const GROUP_MS = 150;
const COUNT_MOST_MS = 1_650;
const LINE_MS = 330;
const LINES_MOST_MS = 1_250;
const TOTAL_MS = 350;

/** At most 3.5 s, however many cards and lines there are; what moves after the last step takes less than half a second. */
export function courseOf(groups: number, lines: number): Course {
  const group = Math.min(GROUP_MS, COUNT_MOST_MS / Math.max(1, groups));
  const line = Math.min(LINE_MS, LINES_MOST_MS / Math.max(1, lines));
  const counted = LEAD_MS + groups * group;
  const written = counted + lines * line;
  return {
    groups,
    lines,
    times: [
      ...Array.from({ length: groups }, (_, at) => LEAD_MS + (at + 1) * group),
      ...Array.from({ length: lines }, (_, at) => counted + (at + 1) * line),
      written + TOTAL_MS,
    ],
  };
}

/** What of *course* is to be seen after *step* of its steps. */
export function shownAt(course: Course, step: number): { groups: number; lines: number; over: boolean } {
  const groups = Math.min(step, course.groups);
  return {
    groups,
    lines: Math.min(step - groups, course.lines),
    over: step >= course.times.length,
  };
}
