import { afterEach, describe, expect, test } from 'vitest';
import { HOME_FAMILY, setLanguage, speakOf } from '../i18n/index.svelte';
import { LANGUAGES } from '../i18n/languages';
import type { WireEvent } from '../net/types';
import { sentence, type Names } from './sentences';

const name = (seat: number) => ['Ana', 'Bor', 'Cilka', 'David'][seat] ?? '?';
const others: Names = { deal: name, table: name, viewer: null, seat: null };
const ana: Names = { ...others, viewer: 0, seat: 0 };
/** One of each that names who did it. */
const DEEDS: WireEvent[] = [
  { kind: 'bid_made', seat: 0, contract: 'two' },
  { kind: 'passed', seat: 0 },
  { kind: 'contract_named', seat: 0, contract: 'two' },
  { kind: 'king_called', seat: 0, suit: 'h' },
  { kind: 'talon_taken', seat: 0, set: 1, cards: ['t9', 'hK'] },
  { kind: 'discarded', seat: 0, cards: null, count: 2, shown: [] },
  { kind: 'contract_raised', seat: 0, contract: 'colour_valat' },
  { kind: 'announced', seat: 0, bonus: 'trula', shown: null },
  { kind: 'kontra_said', seat: 0, target: 'game', announcer: null, level: 1 },
  { kind: 'card_played', seat: 0, card: 't21' },
  { kind: 'trick_won', seat: 0, cards: [], emperor: false, gift: null, rest: [], captured: null },
  { kind: 'pile_turned', seat: 0, pile: 1, card: 'hK', taken: true },
  { kind: 'pile_turned', seat: 0, pile: 1, card: 'hK', taken: false },
  { kind: 'declared', seat: 0 },
  { kind: 'hand_opened', seat: 0, cards: [] },
  { kind: 'dealing_done', seat: 0, text: 'cut 7' },
  { kind: 'dealing_done', seat: 0, text: 'knock' },
  { kind: 'seat_away', seat: 0, left: false },
  { kind: 'seat_away', seat: 0, left: true },
  { kind: 'seat_back', seat: 0 },
  { kind: 'end_called', seat: 0 },
] as WireEvent[];

afterEach(async () => {
  speakOf(HOME_FAMILY);
  await setLanguage('en');
});

describe('oneself in the sentences of a table', () => {
  test('is “you”', () => {
    const [bid, pass] = DEEDS;
    expect([bid, pass].map((event) => event && sentence(event, ana))).toEqual(['You bid two', 'You pass']);
  });

  test('is another person to everybody else', () => {
    expect(sentence({ kind: 'card_played', seat: 0, card: 't21' }, { ...ana, viewer: 1, seat: 1 })).toBe(
      'Ana plays mond, tarok XXI',
    );
  });

  test('is “you” at the table where seats of the deal and of the table differ', () => {
    const away = { kind: 'seat_away', seat: 2, left: false } as WireEvent;
    expect(sentence(away, { ...others, viewer: 0, seat: 2 })).toBe('You are away, a bot plays for you');
  });

  test('stands first in the score of the deal', () => {
    const scored = { kind: 'deal_scored', row: { scores: [20, -20, 0, 0] } } as unknown as WireEvent;
    expect(sentence(scored, ana)).toContain('You +20, Bor −20');
  });

  test.each(LANGUAGES)('is never called by name in %s, and another always is', async (language) => {
    expect(await setLanguage(language)).toBe(true);
    for (const family of ['slovenian', 'french'] as const) {
      speakOf(family);
      for (const event of DEEDS) {
        const [mine, theirs] = [sentence(event, ana), sentence(event, others)];
        expect({ event, mine }).toEqual({ event, mine: expect.not.stringMatching(/Ana|{{|^log/) });
        expect({ event, theirs }).toEqual({ event, theirs: expect.stringContaining('Ana') });
      }
    }
  });
});
