import { expect, test, vi } from 'vitest';
import { account, becomeRegistered, whoAmI } from './account.svelte';

const MILENA = { id: 'm', name: 'Milena', kind: 'account' };
const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

/** The server, whose answers come when the test says so. */
function server() {
  const waiting: { path: string; answer: (body: unknown) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (request: Request) =>
        new Promise<Response>((done) => {
          const path = new URL(request.url).pathname;
          waiting.push({ path, answer: (body) => done(json(body)) });
        }),
    ),
  );
  return async (path: string, body: unknown) => {
    const asked = await vi.waitFor(() => {
      const found = waiting.findIndex((one) => one.path === path);
      if (found < 0) throw new Error(`${path} is not asked`);
      return found;
    });
    waiting.splice(asked, 1)[0]?.answer(body);
  };
}

test('who registers stays signed in, though the old login ends before the new one is known', async () => {
  const answer = server();
  const known = whoAmI(); // with the login that is about to end
  const done = becomeRegistered('Milena', 'a good long word');
  await answer('/api/register', MILENA);
  await done;
  await answer('/api/me', null); // the old login was gone already
  await answer('/api/me', { account: MILENA, tables: [] });
  await known;
  expect(account.now).toEqual(MILENA);
});

test('who asks while somebody registers waits for it', async () => {
  const answer = server();
  const done = becomeRegistered('Milena', 'a good long word');
  const known = whoAmI();
  await Promise.resolve();
  expect(vi.mocked(fetch)).toHaveBeenCalledTimes(1);
  await answer('/api/register', MILENA);
  await done;
  await answer('/api/me', { account: MILENA, tables: [] });
  await known;
  expect(account.now).toEqual(MILENA);
});
