import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { toast } from '../store/toasts.svelte';
import Toasts from './Toasts.svelte';

test('a message may lead to the rule behind it, beside the table and not in its place', async () => {
  render(Toasts);
  toast('You must follow suit.', { text: 'Rule S-31', href: '/rules/slovenian-4#S-31' });
  const link = await screen.findByRole('link', { name: 'Rule S-31' });
  expect(link.getAttribute('href')).toBe('/rules/slovenian-4#S-31');
  expect(link.getAttribute('target')).toBe('_blank');
});
