/** What the wire tells, and what it needs from outside: the browser's network and clock, or a test's. */
import type { EvFrame, GoneFrame, ServerFrame, SnapshotFrame } from './types';

/** The codes with which the server closes a socket on purpose. */
export const CLOSED = { notSignedIn: 4401, tooMany: 4409, restarting: 1012 } as const;

/** How the line stands. Of lost ones people are told: `internet`, `ours`, and `renewed` where the server said it would be back. */
export type Line =
  'idle' | 'connecting' | 'open' | 'internet' | 'ours' | 'renewed' | 'elsewhere' | 'signed_out';
/** What became of a command; *rule* is the point of the rules that refuses it, where one does. */
export type Outcome = { ok: true; v: number } | { ok: false; reason: string; rule: string | null };
export type Probe = 'up' | 'broken' | 'silent';

/** What a socket looks like from here: the browser's, or a test's. */
export interface Channel {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the wire needs from outside: the network, the clock and chance. */
export interface Outside {
  open(): Channel;
  online(): boolean;
  /** Ask the server for a sign of life: `broken` is a refusal or a 5xx, `silent` no answer at all. */
  probe(): Promise<Probe>;
  now(): number;
  random(): number;
  after(ms: number, run: () => void): () => void;
}

export interface Listener {
  frame(frame: Exclude<ServerFrame, EvFrame | SnapshotFrame | GoneFrame>): void;
  table(frame: EvFrame | SnapshotFrame | GoneFrame): void;
  line(line: Line): void;
}
