import { beforeEach, describe, expect, test } from 'vitest';
import type { Channel, Line, Outside, Probe } from './ports';
import { Wire } from './socket';
import type { ServerFrame } from './types';

/** A network in a box: sockets that the test opens, feeds and cuts, and a clock that it moves. */
class Box implements Outside {
  channels: FakeChannel[] = [];
  time = 1_000;
  isOnline = true;
  answer: Probe = 'broken';
  private timers: { at: number; run: () => void }[] = [];

  open(): Channel {
    const channel = new FakeChannel();
    this.channels.push(channel);
    return channel;
  }
  online = () => this.isOnline;
  probe = () => Promise.resolve(this.answer);
  now = () => this.time;
  random = () => 1;
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.time = next.at;
      next.run();
    }
    this.time = until;
  }
  get socket(): FakeChannel {
    const last = this.channels.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }
}

class FakeChannel implements Channel {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  get(frame: Partial<ServerFrame> & { t: string }): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.t === kind);
  }
}

const welcome = { t: 'welcome', worker: 'w0', account: 'a', name: 'Ana', now_ms: 5_000 } as const;
const ev = (v: number) =>
  ({ t: 'ev', table: 'x', v, tip: `tip${v}`, now_ms: 0, events: [], view: {}, turn: null }) as never;
const snapshot = (v: number) =>
  ({ t: 'snapshot', table: 'x', v, tip: `tip${v}`, now_ms: 0, view: {}, turn: null }) as never;

let box: Box;
let wire: Wire;
let lines: Line[];
let seen: number[];

beforeEach(() => {
  box = new Box();
  lines = [];
  seen = [];
  wire = new Wire(box, {
    line: (line) => lines.push(line),
    table: (frame) => seen.push(frame.t === 'gone' ? -1 : frame.v),
    frame: () => undefined,
  });
  wire.follow('x');
  box.socket.get(welcome);
});

/** Let the promises that are settled run on. */
const settle = () => new Promise((done) => setTimeout(done));

describe('following a table', () => {
  test('a first hello asks for everything', () => {
    expect(box.socket.of('hello')).toEqual([{ t: 'hello', table: 'x', v: null, tip: null, pending: [] }]);
  });

  test('contiguous versions are handed on, repeated ones are not', () => {
    box.socket.get(snapshot(4));
    box.socket.get(ev(5));
    box.socket.get(ev(5));
    box.socket.get(ev(6));
    expect(seen).toEqual([4, 5, 6]);
  });

  test('a gap asks for what was missed, once, and hands nothing on', () => {
    box.socket.get(snapshot(4));
    box.socket.get(ev(7));
    box.socket.get(ev(8));
    expect(seen).toEqual([4]);
    expect(box.socket.of('hello').slice(1)).toEqual([
      { t: 'hello', table: 'x', v: 4, tip: 'tip4', pending: [] },
    ]);
  });

  test('a resume names the last frame seen', () => {
    box.socket.get(snapshot(4));
    box.socket.get(ev(5));
    box.socket.cut(1012);
    box.pass(1_000);
    box.socket.get(welcome);
    expect(box.channels).toHaveLength(2);
    expect(box.socket.of('hello')).toEqual([{ t: 'hello', table: 'x', v: 5, tip: 'tip5', pending: [] }]);
  });

  test('a snapshot after a resume counts, even where the history went back', () => {
    box.socket.get(snapshot(9));
    box.socket.cut();
    box.pass(1_000);
    box.socket.get(welcome);
    box.socket.get(snapshot(7));
    box.socket.get(ev(8));
    expect(seen).toEqual([9, 7, 8]);
  });
});

describe('commands', () => {
  test('an acknowledged command is settled with its version', async () => {
    const outcome = wire.command('x', 'play t21', 17);
    const [sent] = box.socket.of('cmd');
    expect(sent).toMatchObject({ table: 'x', turn: 17, do: 'play t21' });
    box.socket.get({ t: 'ack', id: String(sent?.id), v: 8 });
    expect(await outcome).toEqual({ ok: true, v: 8 });
  });

  test('a refused command is settled with its reason and the rule behind it', async () => {
    const outcome = wire.command('x', 'play t21', 17);
    box.socket.get({
      t: 'nack',
      id: String(box.socket.of('cmd')[0]?.id),
      reason: 'must_follow_suit',
      rule: 'S-31',
    });
    expect(await outcome).toEqual({ ok: false, reason: 'must_follow_suit', rule: 'S-31' });
  });

  test('a command without an answer is asked after, and sent again with the same id where it never arrived', async () => {
    const outcome = wire.command('x', 'play t21', 17);
    const id = String(box.socket.of('cmd')[0]?.id);
    box.socket.cut();
    box.pass(1_000);
    box.socket.get(welcome);
    expect(box.socket.of('hello')[0]).toMatchObject({ pending: [id] });
    expect(box.socket.of('cmd')).toEqual([]);
    box.socket.get({ t: 'fate', table: 'x', committed: {}, unknown: [id] });
    expect(box.socket.of('cmd')[0]).toMatchObject({ id, do: 'play t21' });
    box.socket.get({ t: 'ack', id, v: 9 });
    expect(await outcome).toEqual({ ok: true, v: 9 });
  });

  test('a command that was committed before the line broke is not sent twice', async () => {
    const outcome = wire.command('x', 'play t21', 17);
    const id = String(box.socket.of('cmd')[0]?.id);
    box.socket.cut();
    box.pass(1_000);
    box.socket.get(welcome);
    box.socket.get({ t: 'fate', table: 'x', committed: { [id]: 8 }, unknown: [] });
    expect(box.socket.of('cmd')).toEqual([]);
    expect(await outcome).toEqual({ ok: true, v: 8 });
  });
});

describe('a lost line', () => {
  test('one that comes back at once is nobody’s news', async () => {
    box.socket.cut(1012);
    box.pass(450);
    box.socket.get(welcome);
    box.pass(3_000);
    await settle();
    expect(lines).toEqual(['connecting', 'open', 'connecting', 'open']);
  });

  test('a server that refuses is our fault', async () => {
    box.socket.cut();
    box.pass(500);
    box.socket.cut();
    await settle();
    expect(lines.at(-1)).toBe('ours');
  });

  test('a server that said it would be back is being renewed, until it is', async () => {
    box.socket.cut(1012);
    box.pass(500);
    box.socket.cut();
    box.pass(1_000);
    await settle();
    expect(lines.at(-1)).toBe('renewed');
    box.pass(8_000);
    box.socket.get(welcome);
    expect(lines.at(-1)).toBe('open');
    box.socket.cut();
    box.pass(500);
    box.socket.cut();
    box.pass(1_000);
    await settle();
    expect(lines.at(-1)).toBe('ours');
  });

  test('a way that is silent is the internet', async () => {
    box.answer = 'silent';
    box.socket.cut();
    box.pass(500);
    box.socket.cut();
    await settle();
    expect(lines.at(-1)).toBe('internet');
  });

  test('a browser that says it is offline is believed at once', () => {
    box.isOnline = false;
    wire.networkLost();
    expect(lines.at(-1)).toBe('internet');
    box.isOnline = true;
    wire.retry();
    box.socket.get(welcome);
    expect(lines.at(-1)).toBe('open');
  });

  test('a silent socket is given up after an unanswered ping', () => {
    box.pass(30_000);
    expect(box.channels.length).toBeGreaterThan(1);
    expect(box.channels[0]?.closed).toBe(true);
  });

  test('trouble in the store is told and ends', () => {
    box.socket.get({ t: 'trouble', what: 'store', ok: false });
    expect(lines.at(-1)).toBe('ours');
    box.socket.get({ t: 'trouble', what: 'store', ok: true });
    expect(lines.at(-1)).toBe('open');
  });

  test('the oldest of too many tabs stays closed until somebody goes on here', () => {
    box.socket.cut(4409);
    box.pass(60_000);
    expect(lines.at(-1)).toBe('elsewhere');
    expect(box.channels).toHaveLength(1);
    wire.retry();
    expect(box.channels).toHaveLength(2);
  });

  test('the waits grow and have an end', () => {
    for (let time = 0; time < 12; time++) {
      box.socket.cut();
      box.pass(8_000);
    }
    expect(box.channels).toHaveLength(13);
  });
});

test('the server’s clock is known from its welcome', () => {
  expect(wire.serverNow()).toBe(5_000);
  box.pass(250);
  expect(wire.serverNow()).toBe(5_250);
});

test('from the lobby to a table it is the same socket; one that nobody uses is hung up after a while', () => {
  wire.unfollow('x');
  wire.lobby(true);
  wire.lobby(false);
  box.pass(1_000);
  wire.follow('y');
  box.pass(10_000);
  expect(box.channels).toHaveLength(1);
  expect(box.socket.of('hello').at(-1)).toMatchObject({ table: 'y' });
  wire.unfollow('y');
  box.pass(10_000);
  expect(box.socket.closed).toBe(true);
  expect(lines.at(-1)).toBe('idle');
});

test('who comes to a table while the socket is on its way waits for that one', () => {
  const other = new Wire(box, { table: () => undefined, frame: () => undefined, line: () => undefined });
  other.lobby(true);
  other.follow('y');
  expect(box.channels).toHaveLength(2);
  box.socket.get(welcome);
  expect(box.socket.of('hello')).toHaveLength(1);
});
