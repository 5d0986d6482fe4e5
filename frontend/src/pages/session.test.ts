import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offers } from '../gallery/offers';
import { base } from '../gallery/view';
import type { SessionPage } from '../net/api-calls';
import { knowRulesets } from '../store/rulesets.svelte';
import { notePlayed } from '../store/written';
import Replay from './Replay.svelte';
import Session from './Session.svelte';

type Answers = (path: string) => unknown;

/** The server's answers by path; what it answers with null is not there. */
function serve(answers: Answers): void {
  vi.stubGlobal('fetch', (request: Request) => {
    const found = answers(new URL(request.url).pathname);
    const body = JSON.stringify(found ?? { reason: 'no_such_session' });
    return Promise.resolve(new Response(body, { status: found === null ? 404 : 200 }));
  });
}

function session(deals: number, reason: string | null, seats = 4): SessionPage {
  const players = Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    kind: 'guest',
    total: 0,
    winner: false,
  }));
  return {
    session: {
      id: 's',
      ruleset: 'slovenian-4',
      created_ms: 0,
      rated: false,
      reason,
      players,
      house: [],
      deals,
    },
    deals: base.sheet.slice(0, deals).map((row) => ({ ...row, rating_changes: [] })),
  } as unknown as SessionPage;
}

const WRITING = 'The last deals are being written down…';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  knowRulesets(offers.map((one) => (one.name === 'slovenian-4' ? { ...one, table_sizes: [4, 5] } : one)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a session is called after those who sat there, five at the table of the game for four too', async () => {
  serve((path) => (path.endsWith('/five') ? session(1, 'completed', 5) : []));
  render(Session, { id: 'five' });
  expect(await screen.findByRole('heading', { name: 'Slovenian tarok, 5 players' })).toBeTruthy();
});

test('deals that were played and are not written yet are waited for', async () => {
  notePlayed('slow', { deals: 2, over: true });
  const found = [null, session(1, null), session(2, null), session(2, 'completed')];
  serve((path) => (path.endsWith('/slow') ? found.shift() : []));
  render(Session, { id: 'slow' });
  expect((await screen.findByRole('status')).textContent).toBe(WRITING);
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(screen.getAllByRole('link', { name: /^1 / })).toHaveLength(1));
  expect(screen.getByText(WRITING)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(screen.queryByText(WRITING)).toBeNull());
  expect(screen.getAllByRole('link', { name: /^2 / })).toHaveLength(1);
});

test('a session nobody has seen played is not waited for', async () => {
  serve((path) => (path.endsWith('/none') ? null : []));
  render(Session, { id: 'none' });
  expect(await screen.findByRole('heading', { name: 'There is no such session.' })).toBeTruthy();
});

test('patience with a deal that is never written has an end', async () => {
  notePlayed('lost', { deals: 1, over: false });
  serve((path) => (path.includes('/lost/') ? null : []));
  render(Replay, { id: 'lost', no: 1 });
  expect((await screen.findByRole('status')).textContent).toBe(WRITING);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole('heading', { name: 'There is no such session.' })).toBeTruthy();
});
