import { describe, expect, test } from 'vitest';
import { line, result } from '../gallery/view';
import { HOME_FAMILY, speakOf } from '../i18n/index.svelte';
import type { WireEvent } from '../net/types';
import { moment } from './sentences';

const names = {
  deal: (seat: number) => 'ABCD'.charAt(seat),
  table: (seat: number) => 'ABCD'.charAt(seat),
  viewer: null,
  seat: null,
};
const said = (event: WireEvent) => moment(event, names);

function trick(change: Partial<Extract<WireEvent, { kind: 'trick_won' }>>): WireEvent {
  return {
    kind: 'trick_won',
    seat: 1,
    cards: [],
    emperor: false,
    gift: null,
    rest: [],
    captured: null,
    ...change,
  } as WireEvent;
}

function ended(rule: string): WireEvent {
  return {
    kind: 'deal_ended',
    result: { ...result, ledger: [line('captured_mond', [3], -20, { rule })] },
  };
}

describe('what deserves everybody’s attention', () => {
  test('the pagat that wins the emperor’s trick', () => {
    expect(said(trick({ emperor: true }))).toBe('Emperor’s trick: the pagat wins!');
  });

  test('the rest of the talon that goes with the called king', () => {
    expect(said(trick({ rest: ['t4', 'h1'] }))).toBe('The rest of the talon goes with the king');
  });

  test('the excuse that its player keeps', () => {
    expect(said(trick({ excuse: 2 }))).toBe('C keeps the excuse');
  });

  test('one is spoken to as “you”', () => {
    const mine = { ...names, viewer: 3, seat: 1 };
    expect(moment(trick({ captured: 3 }), mine)).toBe('The škis captures your mond!');
    expect(moment(trick({ excuse: 3 }), mine)).toBe('You keep the excuse');
    expect(moment({ kind: 'end_called', seat: 1 } as WireEvent, mine)).toBe('You call the end');
    expect(moment({ kind: 'declared', seat: 1 } as WireEvent, mine)).toBe('B says “game”');
  });

  test.each(['portal', 'french'] as const)('the %s games have no škis round, but a last deal', (family) => {
    speakOf(family);
    expect(said({ kind: 'skis_round_set' } as WireEvent)).toBe('The next deal is the last');
    speakOf(HOME_FAMILY);
  });

  test('an ordinary trick has no word', () => {
    expect(said(trick({}))).toBeNull();
  });

  test('a captured mond, and one that the declarer left in the talon', () => {
    expect(said(trick({ captured: 3 }))).toBe('The škis captures D’s mond!');
    expect(said(ended('S-41'))).toBeNull();
    expect(said(ended('S-42'))).toBe('The mond stayed in the talon: D loses 20');
  });

  test('a deal without such a loss has no word', () => {
    expect(said({ kind: 'deal_ended', result: { ...result, ledger: [] } })).toBeNull();
  });

  test('what was announced, as it came out', () => {
    const after = (points: number) =>
      said({
        kind: 'deal_ended',
        result: { ...result, ledger: [line('pagat_ultimo', [1], points, { announced: true })] },
      });
    expect(after(50)).toBe('pagat ultimo: made!');
    expect(after(-50)).toBe('pagat ultimo: lost');
  });

  test('hands without taroks, each with its player', () => {
    const hands = [1, 3].map((seat) => ({ seat, cards: ['hK'] }));
    expect(said({ kind: 'hands_thrown_in', hands })).toBe(
      'B has no tarok: the deal is thrown in · D has no tarok: the deal is thrown in',
    );
  });

  test('the open hand, the raise, the call of the end and the škis round', () => {
    expect(said({ kind: 'hand_opened', seat: 2, cards: ['h1'] })).toBe('C lays the hand open');
    expect(said({ kind: 'contract_raised', seat: 0, contract: 'colour_valat' })).toBe(
      'A raises to colour valat',
    );
    expect(said({ kind: 'end_called', seat: 1 } as WireEvent)).toBe('B calls the end');
    expect(said({ kind: 'skis_round_set' } as WireEvent)).toBe('The next deal is the škis round');
  });
});
