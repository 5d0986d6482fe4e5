import { beforeEach, expect, test } from 'vitest';
import type { Offer } from '../net/api-calls';
import { chooseGame, families, game } from './games.svelte';
import { knowRulesets } from './rulesets.svelte';

const offer = (name: string, players: number, sizes = [players]) =>
  ({ name, players, family: name.split('-')[0], table_sizes: sizes }) as unknown as Offer;

beforeEach(() =>
  knowRulesets([offer('slovenian-4', 4, [4, 5]), offer('slovenian-3', 3), offer('french-5', 5)]),
);

test('a family has its games by the number of seats', () => {
  expect(families().map((family) => [family.name, family.games.map((one) => one.seats)])).toEqual([
    ['slovenian', [3, 4, 5]],
    ['french', [5]],
  ]);
});

test('the last choice is remembered', () => {
  chooseGame({ ruleset: 'slovenian-4', seats: 5 });
  expect(game()).toEqual({ ruleset: 'slovenian-4', seats: 5 });
  expect(localStorage.getItem('trula.game')).toBe('slovenian-4 5');
});

test('a game that is no longer there gives way to the first one', () => {
  chooseGame({ ruleset: 'cego-4', seats: 4 });
  expect(game()).toEqual({ ruleset: 'slovenian-4', seats: 4 });
});
