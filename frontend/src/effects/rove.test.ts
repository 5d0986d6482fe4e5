import { afterEach, expect, test } from 'vitest';
import { rove } from './rove';

const CARDS =
  '<button id="a"></button><button id="b" class="may"></button><button id="c" class="may"></button>';
const stops = () =>
  [...document.querySelectorAll('button')].filter((one) => one.tabIndex === 0).map((one) => one.id);
const get = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => new Promise((done) => setTimeout(done));

function hand(html = CARDS): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => (document.body.innerHTML = ''));

test('Tab stops once: at the first card that may be played', () => {
  rove(hand());
  expect(stops()).toEqual(['b']);
});

test('where none may be played, at the first card', () => {
  rove(hand('<button id="a"></button><button id="b"></button>'));
  expect(stops()).toEqual(['a']);
});

test('it stays where one was', () => {
  rove(hand());
  get('c').focus();
  get('c').blur();
  expect(stops()).toEqual(['c']);
});

test('it goes on when that card is played, or may be played no more', async () => {
  rove(hand());
  get('c').focus();
  get('c').remove();
  await settled();
  expect(stops()).toEqual(['b']);
  get('b').className = '';
  get('a').className = 'may';
  await settled();
  expect(stops()).toEqual(['a']);
});
