import { expect, test } from 'vitest';
import { parse } from './route.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/create', { page: 'create' }],
  ['/table/abc', { page: 'table', id: 'abc' }],
  ['/session/abc', { page: 'session', id: 'abc' }],
  ['/session/abc/deal/2', { page: 'replay', id: 'abc', no: 2 }],
  ['/player/%C5%A0kis%2012', { page: 'player', name: 'Škis 12' }],
  ['/leaderboard/slovenian-4', { page: 'leaderboard', ruleset: 'slovenian-4' }],
  ['/rules', { page: 'games' }],
  ['/rules/french-5', { page: 'rules', ruleset: 'french-5' }],
  ['/nowhere', { page: 'missing' }],
  ['/table', { page: 'missing' }],
  ['/session/abc/deal/two', { page: 'missing' }],
  ['/table/abc/def', { page: 'missing' }],
])('%s is a place', (path, route) => {
  expect(parse(path)).toEqual(route);
});
