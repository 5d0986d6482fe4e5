import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { change } from '../store/settings.svelte';
import Back from './Back.svelte';
import Card from './Card.svelte';

beforeEach(() => {
  change('fourColours', false);
  change('largeIndex', false);
});

const picture = () => document.querySelector('image')?.getAttribute('href') ?? null;
const printed = () => [...document.querySelectorAll('text')].map((one) => one.textContent);

test('a card has a name and its index in both corners before its picture is there', () => {
  render(Card, { code: 'hQ' });
  expect(screen.getAllByRole('img', { name: 'queen of hearts' })).toHaveLength(1);
  expect(printed()).toEqual(['Q', 'Q']);
});

test('a card whose name is said elsewhere is silent', () => {
  render(Card, { code: 'hQ', silent: true });
  expect(screen.queryByRole('img')).toBeNull();
});

test('a trump carries its number in the corners and in its band, in each pack as it is printed there', () => {
  const { unmount } = render(Card, { code: 't4', game: 'slovenian' });
  expect(printed()).toEqual(['IIII', 'IIII', 'IIII']);
  unmount();
  render(Card, { code: 't4', game: 'french' });
  expect(printed()).toEqual(['4', '4', '4']);
});

test('a card stays whole when its picture cannot be fetched', async () => {
  render(Card, { code: 's7' });
  await fireEvent.error(document.querySelector('image') as Element);
  expect(picture()).toBeNull();
  expect(printed()).toEqual(['7', '7']);
});

test('four colours and large letters are taken up by cards that lie there already', async () => {
  render(Card, { code: 'dK' });
  const small = Number(document.querySelector('text')?.getAttribute('font-size'));
  expect(picture()).not.toContain('#four');
  change('fourColours', true);
  change('largeIndex', true);
  await expect.poll(picture).toContain('#four');
  expect(Number(document.querySelector('text')?.getAttribute('font-size'))).toBeGreaterThan(small);
});

test('the back is the one this person chose', async () => {
  render(Back);
  const source = () => document.querySelector('img')?.getAttribute('src');
  change('back', 'mountain');
  await expect.poll(source).toContain('/cards/back-mountain.svg');
  change('back', 'lattice');
  await expect.poll(source).toContain('/cards/back-lattice.svg');
});
