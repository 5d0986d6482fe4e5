import { afterEach, expect, test } from 'vitest';
import { takeOver } from './early';

afterEach(() => {
  delete window.trulaTapped;
  document.body.replaceChildren();
});

function page(): HTMLElement {
  document.body.innerHTML = '<div id="app"><h1>painted before</h1></div>';
  return document.body.querySelector('#app') as HTMLElement;
}

function button(target: HTMLElement, name: string, tapped: string[]): void {
  const made = document.createElement('button');
  made.dataset.testid = name;
  made.onclick = () => tapped.push(name);
  target.append(made);
}

test('the client stands alone where the first screen was', () => {
  const target = page();
  takeOver(target, () => target.append('the client'));
  expect(target.textContent).toBe('the client');
});

test('a tap that came before the client is followed once it is there, and only once', () => {
  const target = page();
  const tapped: string[] = [];
  window.trulaTapped = 'practise';
  const draw = () => ['play-now', 'practise'].forEach((name) => button(target, name, tapped));
  takeOver(target, draw);
  takeOver(target, draw);
  expect(tapped).toEqual(['practise']);
});

test('a tap on what the client does not have is nothing', () => {
  const target = page();
  const tapped: string[] = [];
  window.trulaTapped = '"] *';
  takeOver(target, () => button(target, 'practise', tapped));
  expect(tapped).toEqual([]);
});
