import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speech } from './speech.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (speech: Speech) => speech.spoken.map((one) => one.text);

test('what happens is gathered and said in one breath when a trick is complete', () => {
  const speech = new Speech();
  speech.add(['Ana plays škis']);
  speech.add(['Bor plays tarok V']);
  expect(said(speech)).toEqual([]);
  speech.add(['Cilka plays tarok II', 'Ana wins the trick'], true);
  expect(said(speech)).toEqual([
    'Ana plays škis. Bor plays tarok V. Cilka plays tarok II. Ana wins the trick.',
  ]);
});

test('nothing waits for ever', () => {
  const speech = new Speech();
  speech.add(['Ana passes']);
  vi.runAllTimers();
  expect(said(speech)).toEqual(['Ana passes.']);
});

test('one’s turn is said after what led to it', () => {
  const speech = new Speech();
  speech.add(['Ana passes']);
  speech.add(['Your turn: your bid'], true);
  expect(said(speech)).toEqual(['Ana passes. Your turn: your bid.']);
});

test('nothing is said twice, and old words are forgotten', () => {
  const speech = new Speech();
  for (const text of ['1', '2', '3', '4']) speech.add([text], true);
  vi.runAllTimers();
  expect(said(speech)).toEqual(['2.', '3.', '4.']);
});

test('a sentence that ends keeps its end', () => {
  const speech = new Speech();
  speech.add(['Emperor’s trick: the pagat wins!', 'Why?'], true);
  expect(said(speech)).toEqual(['Emperor’s trick: the pagat wins! Why?']);
});
