/** The prepared deal as the server tells it, cut into the ten steps of the lesson. Pure: which frame, which answer. */
import type { Lesson } from '../net/api-calls';
import type { EvFrame, SnapshotFrame } from '../net/types';

export type LessonData = Lesson;

export const STEPS = [
  'cards',
  'bid',
  'king',
  'talon',
  'discard',
  'announce',
  'follow',
  'lead',
  'trump',
  'count',
] as const;
export type StepName = (typeof STEPS)[number];

/** Where in the moves *step* begins: the learner is asked there. */
export function startOf({ moves, learner }: LessonData, step: StepName): number {
  if (step === 'cards') return 0;
  if (step !== 'count') return moves.findIndex((move) => move.step === step);
  const last = moves.findLastIndex((move) => move.step === 'trump');
  return moves.findIndex((move, at) => at > last && move.seat === learner);
}

/** How the table stands before move *at*. */
export function frameBefore({ start, moves }: LessonData, at: number): SnapshotFrame | EvFrame {
  return moves[at - 1]?.frame ?? start;
}

/** The moves from *at* up to the next question to the learner, his own answer first. */
export function movesFrom({ moves, learner }: LessonData, at: number): LessonData['moves'] {
  const next = moves.findIndex((move, index) => index > at && move.seat === learner);
  return moves.slice(at, next < 0 ? undefined : next);
}

/** Whether *text* says what move *at* does; cards laid away come in any order. */
export function isExpected({ moves }: LessonData, at: number, text: string): boolean {
  const sorted = (one: string) => one.split(' ').sort().join(' ');
  const move = moves[at];
  return move !== undefined && sorted(move.do) === sorted(text);
}
