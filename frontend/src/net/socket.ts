/**
 * The one socket of a tab. It knows the network, not the game: it connects, resumes every followed table at the very
 * frame, keeps each command until its fate is known, and hands typed frames on.
 */
import { CLOSED, type Channel, type Line, type Listener, type Outcome, type Outside } from './ports';
import type { ClientFrame, EvFrame, ServerFrame, SnapshotFrame } from './types';

interface Followed {
  v: number | null;
  tip: string | null;
  repairing: boolean;
}

interface Pending {
  frame: ClientFrame & { t: 'cmd' };
  settle: (outcome: Outcome) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 8_000;
const GRACE_MS = 900;
const UNUSED_MS = 3_000;
const MAX_PENDING = 16;

export class Wire {
  private channel: Channel | null = null;
  private line: Line = 'idle';
  private attempts = 0;
  private renewing = false;
  private offset = 0;
  private heard = 0;
  private count = 0;
  private wantsLobby = false;
  private readonly tables = new Map<string, Followed>();
  private readonly pending = new Map<string, Pending>();
  private stopRetry: (() => void) | null = null;
  private stopBeat: (() => void) | null = null;
  private stopGrace: (() => void) | null = null;
  private stopUnused: (() => void) | null = null;

  constructor(
    private readonly outside: Outside,
    private readonly listener: Listener,
  ) {}

  /** The server's clock now, in Unix milliseconds, as well as this side can know it. */
  serverNow(): number {
    return this.outside.now() + this.offset;
  }

  follow(table: string): void {
    if (!this.tables.has(table)) this.tables.set(table, { v: null, tip: null, repairing: false });
    if (this.line === 'open') this.hello(table);
    else if (this.channel === null) this.connect();
  }

  unfollow(table: string): void {
    if (this.tables.delete(table)) this.write({ t: 'bye', table });
    this.hangUpIfUnused();
  }

  lobby(on: boolean): void {
    this.wantsLobby = on;
    if (this.line === 'open') this.write({ t: 'lobby', on });
    else if (on && this.channel === null) this.connect();
    this.hangUpIfUnused();
  }

  /** Send a command; it is kept, and sent again with the same id, until the server has said what became of it. */
  command(table: string, text: string, turn?: number): Promise<Outcome> {
    const id = this.newId();
    const frame: Pending['frame'] = { t: 'cmd', id, table, do: text, turn: turn ?? null };
    return new Promise((settle) => {
      this.pending.set(id, { frame, settle });
      this.write(frame);
    });
  }

  say(table: string, words: { text: string } | { phrase: string }): void {
    this.write({ t: 'say', id: this.newId(), table, text: null, phrase: null, ...words });
  }

  /** Ask what a bot would do; the answer comes as a frame of its own, or a refusal. */
  hint(table: string, turn: number): void {
    this.write({ t: 'hint', id: this.newId(), table, turn });
  }

  /** Try at once: somebody pressed the button, or the browser says that the network is back. */
  retry(): void {
    if (this.line === 'open' || this.line === 'idle') return;
    this.attempts = 0;
    this.connect();
  }

  /** The browser says that the network is gone: believe it before the socket notices. */
  networkLost(): void {
    if (this.line !== 'idle' && this.line !== 'elsewhere' && this.line !== 'signed_out') this.lost(0);
  }

  /** The login has changed: leave this socket, and follow everything anew as who one is now. */
  renew(): void {
    for (const followed of this.tables.values()) followed.v = followed.tip = null;
    for (const id of [...this.pending.keys()])
      this.settle(id, { ok: false, reason: 'not_signed_in', rule: null });
    this.hangUp('idle');
    if (this.tables.size > 0 || this.wantsLobby) this.connect();
  }

  private newId(): string {
    const parts = [this.outside.now(), this.count++, Math.floor(this.outside.random() * 1e9)];
    return `c${parts.map((part) => part.toString(36)).join('-')}`;
  }

  private connect(): void {
    this.stopRetry?.();
    this.stopRetry = null;
    this.drop();
    if (!this.isLost()) this.tell('connecting');
    const channel = this.outside.open();
    this.channel = channel;
    channel.onmessage = (event) => {
      if (this.channel === channel) this.read(event.data);
    };
    channel.onclose = (event) => {
      if (this.channel === channel) this.lost(event.code);
    };
    this.beat(channel);
  }

  private beat(channel: Channel): void {
    this.stopBeat?.();
    this.stopBeat = this.outside.after(this.line === 'open' ? PING_EVERY_MS : PONG_WITHIN_MS, () => {
      const asked = this.outside.now();
      this.write({ t: 'ping', n: this.count++ });
      this.stopBeat = this.outside.after(PONG_WITHIN_MS, () => {
        if (this.heard < asked || this.line !== 'open') this.lost(0);
        else this.beat(channel);
      });
    });
  }

  private read(data: unknown): void {
    if (typeof data !== 'string') return;
    this.heard = this.outside.now();
    const frame = JSON.parse(data) as ServerFrame;
    switch (frame.t) {
      case 'welcome':
        return this.welcomed(frame.now_ms);
      case 'ev':
        return this.batch(frame);
      case 'snapshot':
        return this.snapshot(frame);
      case 'gone':
        this.tables.delete(frame.table);
        return this.listener.table(frame);
      case 'ack':
        return this.settle(frame.id, { ok: true, v: frame.v });
      case 'nack':
        if (frame.id !== null && this.pending.has(frame.id))
          return this.settle(frame.id, { ok: false, reason: frame.reason, rule: frame.rule ?? null });
        return this.listener.frame(frame);
      case 'fate':
        for (const [id, v] of Object.entries(frame.committed)) this.settle(id, { ok: true, v });
        for (const id of frame.unknown) this.again(id);
        return;
      case 'trouble':
        this.tell(frame.ok ? 'open' : 'ours');
        return this.listener.frame(frame);
      default:
        return this.listener.frame(frame);
    }
  }

  private welcomed(nowMs: number): void {
    this.offset = nowMs - this.outside.now();
    this.attempts = 0;
    this.renewing = false;
    this.tell('open');
    if (this.wantsLobby) this.write({ t: 'lobby', on: true });
    for (const table of this.tables.keys()) this.hello(table);
    if (this.channel !== null) this.beat(this.channel);
  }

  private hello(table: string): void {
    const followed = this.tables.get(table);
    if (followed === undefined) return;
    followed.repairing = true;
    const pending = [...this.pending.values()]
      .filter((one) => one.frame.table === table)
      .map((one) => one.frame.id);
    this.write({
      t: 'hello',
      table,
      v: followed.v,
      tip: followed.tip,
      pending: pending.slice(0, MAX_PENDING),
    });
  }

  private batch(frame: EvFrame): void {
    const followed = this.tables.get(frame.table);
    if (followed === undefined || (followed.v !== null && frame.v <= followed.v)) return;
    if (followed.v === null || frame.v !== followed.v + 1) {
      if (!followed.repairing) this.hello(frame.table);
      return;
    }
    followed.v = frame.v;
    followed.tip = frame.tip;
    if (frame.view !== null) followed.repairing = false;
    this.listener.table(frame);
  }

  private snapshot(frame: SnapshotFrame): void {
    const followed = this.tables.get(frame.table);
    if (followed === undefined) return;
    followed.v = frame.v;
    followed.tip = frame.tip;
    followed.repairing = false;
    this.listener.table(frame);
  }

  private settle(id: string, outcome: Outcome): void {
    this.pending.get(id)?.settle(outcome);
    this.pending.delete(id);
  }

  private again(id: string): void {
    const pending = this.pending.get(id);
    if (pending !== undefined) this.write(pending.frame);
  }

  private lost(code: number): void {
    this.drop();
    if (code === CLOSED.notSignedIn) return this.hangUp('signed_out');
    if (code === CLOSED.tooMany) return this.hangUp('elsewhere');
    if (code === CLOSED.restarting) this.renewing = true;
    if (!this.outside.online()) this.tell('internet');
    else if (this.line === 'open') this.startGrace();
    else void this.diagnose();
    const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts++);
    // Full jitter: a restarted server is not met by everybody at once.
    this.stopRetry = this.outside.after(ceiling * (0.25 + 0.75 * this.outside.random()), () =>
      this.connect(),
    );
  }

  /** A socket that comes back at once is nobody's news: people hear of it only after a moment. */
  private startGrace(): void {
    this.tell('connecting');
    this.stopGrace = this.outside.after(GRACE_MS, () => void this.diagnose());
  }

  private async diagnose(): Promise<void> {
    const probe = this.outside.online() ? await this.outside.probe() : 'silent';
    if (this.line !== 'connecting' && !this.isLost()) return;
    this.tell(probe === 'silent' ? 'internet' : this.renewing ? 'renewed' : 'ours');
  }

  private isLost(): boolean {
    return this.line === 'internet' || this.line === 'ours' || this.line === 'renewed';
  }

  private write(frame: ClientFrame): void {
    if (this.line === 'open') this.channel?.send(JSON.stringify(frame));
  }

  /** Not at once: who leaves the lobby mostly goes to a table. */
  private hangUpIfUnused(): void {
    this.stopUnused?.();
    this.stopUnused = this.outside.after(UNUSED_MS, () => {
      if (this.tables.size === 0 && !this.wantsLobby) this.hangUp('idle');
    });
  }

  private hangUp(line: Line): void {
    this.stopRetry?.();
    this.stopRetry = null;
    this.drop();
    this.tell(line);
  }

  private drop(): void {
    const channel = this.channel;
    this.channel = null;
    this.stopBeat?.();
    channel?.close();
  }

  private tell(line: Line): void {
    if (line !== 'connecting') {
      this.stopGrace?.();
      this.stopGrace = null;
    }
    if (line === this.line) return;
    this.line = line;
    this.listener.line(line);
  }
}
