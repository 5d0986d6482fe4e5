import { expect, test } from 'vitest';
import { change, readSettings, settings } from './settings.svelte';

test('what was chosen is kept, and what does not fit is passed over', () => {
  const read = readSettings('{"theme":"contrast","felt":"lava","volume":7,"autoplay":true,"sold":1}');
  expect(read).toMatchObject({ theme: 'contrast', felt: 'spruce', volume: 0.6, autoplay: true });
  expect(read).not.toHaveProperty('sold');
});

test.each([null, '', 'null', '[1', '7', '"x"'])('%s in the store is no harm', (stored) => {
  expect(readSettings(stored).theme).toBe('system');
});

test('a change is there for the next visit', () => {
  change('fast', true);
  expect(settings.fast).toBe(true);
  expect(readSettings(localStorage.getItem('trula.settings')).fast).toBe(true);
  change('fast', false);
});
