import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scenes } from '../gallery/scenes';
import type { TableView } from '../net/types';
import { TableStore } from '../store/table.svelte';
import Seating from './Seating.svelte';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // The browser's edge, not ours: a socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function waiting(seat: number | null) {
  const said = vi.fn((_table: string, _text: string) => Promise.resolve({ ok: true as const, v: 1 }));
  const scene = scenes['seating'];
  if (scene === undefined) throw new Error('no scene');
  const view: TableView = { ...scene.view, seat };
  const store = new TableStore('gallery', { follow: () => () => undefined, command: said });
  store.view = view;
  return { said, ...render(Seating, { store, view }) };
}

test('who sits at a waiting table says every four minutes that he is still there', () => {
  const { said, unmount } = waiting(0);
  vi.advanceTimersByTime(4 * MINUTE_MS - 1);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(said.mock.calls).toEqual([['gallery', 'back']]);
  vi.advanceTimersByTime(11 * MINUTE_MS);
  expect(said).toHaveBeenCalledTimes(3);
  unmount();
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(said).toHaveBeenCalledTimes(3);
});

test('who only looks at it says nothing', () => {
  const { said } = waiting(null);
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(said).not.toHaveBeenCalled();
});

test('bots are offered in plain words after half a minute', async () => {
  const scene = scenes['seating'];
  if (scene === undefined) throw new Error('no scene');
  const view: TableView = { ...scene.view, creator: null };
  const store = new TableStore('gallery');
  render(Seating, { store, view });
  expect(screen.queryByText('Nobody yet. Shall bots take the empty seats?')).toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(screen.getByText('Nobody yet. Shall bots take the empty seats?')).toBeTruthy();
});
