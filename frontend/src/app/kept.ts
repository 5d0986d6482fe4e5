/**
 * What the service worker answers from beside the client itself: what games there are, the words of the language that is
 * spoken, and the faces and backs of today's deck. It takes them as they come by; here it is seen to that they are whole,
 * and that nothing old stays.
 */
import { backPicture, packOf, pictureOf } from '../cards/pictures';
import { whenIdle } from '../effects/later';
import type { Language } from '../i18n/languages';
import { BACKS } from '../store/settings.svelte';

/** Have exactly the files *wanted* in the store *name*, fetched one after another while there is nothing else to do. */
async function keep(name: string, wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const there = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (wanted.includes(pathname + search)) there.add(pathname + search);
    else await cache.delete(request);
  }
  for (const file of wanted) {
    if (there.has(file)) continue;
    await new Promise<void>(whenIdle);
    await cache.add(file);
  }
}

export async function keepWords(language: Language): Promise<void> {
  const answer = await fetch(`/words/${language}.json`);
  if (answer.ok) await keep('words', (await answer.json()) as string[]);
}

export async function keepGames(): Promise<void> {
  await keep('games', ['/api/rulesets']);
}

export async function keepDeck(): Promise<void> {
  const packs = (['slovenian', 'french'] as const).map((game) =>
    packOf(game).map((card) => pictureOf(card, game)),
  );
  await keep('cards', [...new Set(packs.flat()), ...BACKS.map(backPicture)]);
}
