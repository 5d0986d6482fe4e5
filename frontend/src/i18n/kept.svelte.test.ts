import { flushSync, tick } from 'svelte';
import { expect, test } from 'vitest';
import { kept, type Kept } from './kept.svelte';

/** A book that is asked for by language and comes when the test says so. */
function shelf() {
  let wanted = $state('en');
  const waiting = new Map<string, { come: () => void; fail: () => void }>();
  let book: Kept<string> | undefined;
  const close = $effect.root(() => {
    book = kept(() => {
      const language = wanted;
      return new Promise<string>((come, fail) => {
        waiting.set(language, {
          come: () => come(`${language} book`),
          fail: () => fail(new Error('no line')),
        });
      });
    });
  });
  flushSync();
  return {
    book: () => book,
    async ask(language: string) {
      wanted = language;
      flushSync();
      await tick();
    },
    async settle(language: string, how: 'come' | 'fail') {
      waiting.get(language)?.[how]();
      await tick();
    },
    close,
  };
}

test('the old text stays until the new one has come', async () => {
  const { book, ask, settle, close } = shelf();
  expect(book()?.now).toBeUndefined();
  await settle('en', 'come');
  await ask('sl');
  expect(book()?.now).toBe('en book');
  await settle('sl', 'come');
  expect(book()?.now).toBe('sl book');
  close();
});

test('who changes the language twice gets the later one, whichever comes first', async () => {
  const { book, ask, settle, close } = shelf();
  await ask('sl');
  await ask('it');
  await settle('it', 'come');
  await settle('sl', 'come');
  expect(book()?.now).toBe('it book');
  close();
});

test('a text that cannot be fetched leaves the old one; with nothing to leave it says that it failed', async () => {
  const { book, ask, settle, close } = shelf();
  await settle('en', 'fail');
  expect(book()?.failed).toBe(true);
  await ask('sl');
  await settle('sl', 'come');
  await ask('it');
  await settle('it', 'fail');
  expect([book()?.now, book()?.failed]).toEqual(['sl book', false]);
  close();
});
