import { afterEach, describe, expect, test, vi } from 'vitest';
import { choicesOn, deedOf, QUESTIONS } from './keys';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  target: document.body,
  ...more,
});

function within(html: string, choice: string): Element {
  document.body.innerHTML = html;
  const found = document.querySelector(choice);
  if (found === null) throw new Error(`no ${choice}`);
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('a key at the table', () => {
  test.each(Object.entries(QUESTIONS))('%s asks for the %s, large or small', (key, question) => {
    expect(deedOf(press(key), true)).toEqual({ do: 'ask', question });
    expect(deedOf(press(key.toUpperCase()), true)).toEqual({ do: 'ask', question });
  });

  test('is nobody’s while one writes', () => {
    for (const field of ['<input>', '<textarea></textarea>', '<select></select>', '<input type=range>']) {
      const target = within(field, 'input, textarea, select');
      expect(deedOf(press('m', { target }), true)).toBeNull();
    }
  });

  test('asks on a check box too: nothing is written there', () => {
    const target = within('<input type=checkbox>', 'input');
    expect(deedOf(press('m', { target }), true)).not.toBeNull();
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { repeat: true },
  ])('with %o is the browser’s', (more) => {
    expect(deedOf(press('s', more), true)).toBeNull();
  });

  test('is nobody’s under a dialog', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    expect(deedOf(press('m'), true)).toBeNull();
    expect(deedOf(press('?'), true)).toBeNull();
  });

  test('asks nothing where single keys are not wanted; arrows and Escape stay', () => {
    for (const key of ['m', '1', '?', 'h']) expect(deedOf(press(key), false)).toBeNull();
    expect(deedOf(press('ArrowRight'), false)).toEqual({ do: 'into_hand' });
    expect(deedOf(press('Escape'), false)).toEqual({ do: 'put_back' });
  });

  test('an arrow on a button is the button’s', () => {
    const target = within('<button></button>', 'button');
    expect(deedOf(press('ArrowLeft', { target }), true)).toBeNull();
  });

  test('a digit leads to a choice', () => {
    expect(deedOf(press('3'), true)).toEqual({ do: 'choose', at: 2 });
  });
});

describe('what may be chosen', () => {
  const HAND = '<div class="hand"><button class="may" id="card"></button><button></button></div>';

  test('is the question on the paper', () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.body.innerHTML = `${HAND}<section class="paper"><button data-do="pass" id="pass"></button>
      <button data-do="bid one" disabled></button></section>`;
    expect(choicesOn(document).map((one) => one.id)).toEqual(['pass']);
  });

  test('is the legal cards where there is no paper', () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.body.innerHTML = HAND;
    expect(choicesOn(document).map((one) => one.id)).toEqual(['card']);
  });
});
