import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Failed from './Failed.svelte';

test.each([
  [0, 'The server does not answer'],
  [429, 'That was a little fast'],
  [503, 'Trula is being renewed'],
  [500, 'Something went wrong!'],
])('an answer of %i is told in words, with one way on', async (status, title) => {
  const again = vi.fn();
  render(Failed, { status, again });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  await userEvent.click(screen.getByRole('button'));
  expect(again).toHaveBeenCalledOnce();
});

test('a browser without a network is told so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(Failed, { status: 0, again: () => undefined });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are offline');
});
