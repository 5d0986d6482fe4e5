import { beforeEach, describe, expect, test } from 'vitest';
import { base, deal } from '../gallery/view';
import { scenes } from '../gallery/scenes';
import type { TableView } from '../net/types';
import { choicesOf } from '../view/legal';
import { answer } from './answers';
import type { Question } from './keys';

const NOW = base.question.turn_ends_ms - 14_000;

/** Ask *question* at a table that stands still. */
function asked(question: Question, view: TableView = base, legal: string[] = ['play hC', 'play h1']): string {
  const turn = { no: 17, legal, barred: {}, turn_ends_ms: 0, deadline_ms: 0 };
  const store = {
    choices: choicesOf(turn),
    myTurn: legal.length > 0,
    hand: view.deal?.hand ?? [],
    trick: view.deal?.trick ?? [],
    held: null,
  };
  return answer(question, store, view, NOW);
}

const scene = (name: string): TableView => {
  const found = scenes[name];
  if (found === undefined) throw new Error(`no scene ${name}`);
  return found.view;
};

describe('what a key asks', () => {
  beforeEach(() => expect(deal.viewer).toBe(0));

  test('my hand: every card in full, and which may be played', () => {
    expect(asked('hand')).toBe(
      'You hold škis, tarok XIX, tarok XV, tarok VII, tarok V, cavalier of hearts, 1 of hearts, king of spades, and 8 of spades. You may play cavalier of hearts and 1 of hearts.',
    );
  });

  test('the trick: who led, who laid what, who is winning', () => {
    expect(asked('trick')).toBe(
      'David led jack of hearts, Cilka queen of hearts, bot:1 3 of hearts. Cilka is winning.',
    );
    expect(asked('trick', scene('auction'))).toBe('The trick is empty.');
  });

  test('the last trick', () => {
    expect(asked('last')).toBe('There is no last trick yet.');
    const last_trick = { plays: deal.trick, winner: 2, emperor: false, gift: null, rest: [], captured: null };
    expect(asked('last', { ...base, deal: { ...deal, last_trick } })).toContain('Cilka wins the trick.');
  });

  test('whose turn it is, with what is asked', () => {
    expect(asked('turn')).toMatch(
      /^Your turn: hearts .*led, you may play cavalier of hearts and 1 of hearts\.$/,
    );
    const waiting = { ...base, question: { ...base.question, seats: [2] } };
    expect(asked('turn', waiting, [])).toBe('Waiting for Cilka.');
  });

  test('the score: the deal, everybody’s points, radli', () => {
    expect(asked('score')).toBe(
      'Deal 3 of 8. You +55, 1 radl; David −30, 1 radl; Cilka −20, 1 radl; bot:1 +25.',
    );
  });

  test('the contract with its king, partner, announcements and kontras; before it the bids', () => {
    expect(asked('contract')).toBe(
      'Bot:1 plays two. Bot:1 calls the king of spades. You are the partner. Kontra: game. David announced pagat ultimo.',
    );
    expect(asked('contract', scene('auction'))).toContain(
      'There is no contract yet. David passes. Cilka bids two.',
    );
  });

  test('the talon by its sets', () => {
    expect(asked('talon', scene('talon'))).toMatch(
      /set 1: tarok IX, king of hearts, and 7 of clubs; set 2: mond/,
    );
    expect(asked('talon')).toBe('No talon lies on the table.');
  });

  test('who sits where', () => {
    expect(asked('players')).toContain('You: partner, 9 cards in hand, and 1 trick.');
  });

  test('the time that is left', () => {
    expect(asked('time')).toBe('14 seconds for this turn, then 60 of the bank.');
    expect(asked('time', { ...base, question: { ...base.question, seats: [] } })).toBe(
      'No clock is running.',
    );
  });
});
