/** The tab's one wire, and who hears what comes over it. */
import { untrack } from 'svelte';
import { browser } from '../net/outside';
import type { Listener, Outcome } from '../net/ports';
import { Wire } from '../net/socket';
import type {
  ChatFrame,
  EvFrame,
  GoneFrame,
  HintedFrame,
  RatingsFrame,
  ServerFrame,
  SnapshotFrame,
} from '../net/types';
import { line } from './line.svelte';

export type TableFrame = EvFrame | SnapshotFrame | GoneFrame | ChatFrame | RatingsFrame | HintedFrame;
type LobbyFrame = Extract<ServerFrame, { t: 'tables' }>;

const tables = new Map<string, (frame: TableFrame) => void>();
let lobby: ((frame: LobbyFrame) => void) | null = null;
let refused: (reason: string) => void = () => undefined;
let opened: () => void = () => undefined;
let signedOut: (wasOpen: boolean) => void = () => undefined;

const listener: Listener = {
  table: (frame) => tables.get(frame.table)?.(frame),
  line: (now) => {
    const wasOpen = untrack(() => line.now === 'open'); // whoever connects does not thereby watch the line
    line.now = now;
    if (now === 'signed_out') signedOut(wasOpen);
    if (now === 'open') opened();
  },
  frame: (frame) => {
    if (frame.t === 'chat' || frame.t === 'ratings' || frame.t === 'hinted') tables.get(frame.table)?.(frame);
    else if (frame.t === 'tables') lobby?.(frame);
    else if (frame.t === 'nack') refused(frame.reason);
  },
};

export const wire = new Wire(browser, listener);

export function followTable(table: string, hear: (frame: TableFrame) => void): () => void {
  tables.set(table, hear);
  wire.follow(table);
  return () => {
    tables.delete(table);
    wire.unfollow(table);
  };
}

/** Whence a table's frames come and whither its answers go: over the wire, or from a prepared deal. */
export interface TableLine {
  follow(table: string, hear: (frame: TableFrame) => void): () => void;
  command(table: string, text: string, turn?: number): Promise<Outcome>;
  /** Ask what a bot would do, where somebody answers that; `hinted` comes as a frame. */
  hint?(table: string, turn: number): void;
}

export const live: TableLine = {
  follow: followTable,
  command: (table, text, turn) => wire.command(table, text, turn),
  hint: (table, turn) => wire.hint(table, turn),
};

export function followLobby(hear: (frame: LobbyFrame) => void): () => void {
  lobby = hear;
  wire.lobby(true);
  return () => {
    lobby = null;
    wire.lobby(false);
  };
}

export function onRefused(hear: (reason: string) => void): void {
  refused = hear;
}

/** Hear when the server no longer knows the login; *wasOpen*: the socket had been welcomed with it. */
export function onSignedOut(hear: (wasOpen: boolean) => void): void {
  signedOut = hear;
}

/** Hear whenever the line stands. */
export function onOpened(hear: () => void): void {
  opened = hear;
}

export function watchNetwork(): void {
  addEventListener('online', () => wire.retry());
  addEventListener('offline', () => wire.networkLost());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wire.retry();
  });
}
