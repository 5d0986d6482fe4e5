import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings, settings } from '../store/settings.svelte';
import { applyLook } from './apply.svelte';
import Keys from './Keys.svelte';
import Settings from './Settings.svelte';
import { shown } from './shown.svelte';

const FIRST = readSettings(null);

beforeEach(() => {
  // jsdom has dialogs, but cannot show them.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(() => {
  Object.assign(settings, FIRST);
  shown.now = null;
  vi.restoreAllMocks();
});

const kept = () => readSettings(localStorage.getItem('trula.settings'));

test('what is chosen shows at once and is kept', async () => {
  shown.now = 'settings';
  render(Settings);
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Wine' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Play the only card' }));
  expect(settings).toMatchObject({ theme: 'contrast', felt: 'wine', autoplay: true });
  expect(kept()).toMatchObject({ theme: 'contrast', felt: 'wine', autoplay: true });
});

test('every switch says what it does', () => {
  shown.now = 'settings';
  render(Settings);
  const told = screen
    .getAllByRole('switch')
    .map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '');
  expect(told.filter((text) => text.length < 20)).toEqual([]);
  expect(told.length).toBeGreaterThan(7);
});

test('the list of keys offers to turn them on where they are off', async () => {
  settings.keys = false;
  shown.now = 'keys';
  render(Keys);
  await userEvent.click(screen.getByRole('button', { name: 'Turn them on' }));
  expect(settings.keys).toBe(true);
  expect(screen.queryByText(/are turned off/)).toBeNull();
});

test('the page carries the theme and the felt; like the device means neither light nor dark', () => {
  const page = document.createElement('html');
  applyLook({ theme: 'dark', felt: 'lake' }, page);
  expect(page.dataset).toMatchObject({ theme: 'dark', felt: 'lake' });
  applyLook({ theme: 'system', felt: 'lake' }, page);
  expect(page.dataset.theme).toBeUndefined();
});

test('a device that asks for more contrast has it, unless light or dark was chosen', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.includes('contrast'), media }) as MediaQueryList,
  );
  const page = document.createElement('html');
  applyLook({ theme: 'system', felt: 'spruce' }, page);
  expect(page.dataset.theme).toBe('contrast');
  applyLook({ theme: 'light', felt: 'spruce' }, page);
  expect(page.dataset.theme).toBe('light');
});
