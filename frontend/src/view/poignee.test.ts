import { describe, expect, test } from 'vitest';
import { firstPick, fits } from './poignee';

const trumps = 't21 t20 t19 t18 t17 t16 t15 t14 t13 t12 t11'.split(' ');

describe('a poignée', () => {
  test('begins with the highest trumps', () => {
    expect(firstPick({ show: [10], from: trumps, excuse_at: null }, 10)).toEqual(trumps.slice(0, 10));
  });

  test('takes the excuse only where it makes up the number', () => {
    const nine = [...trumps.slice(0, 9), 't0'];
    expect(firstPick({ show: [10], from: nine, excuse_at: 10 }, 10)).toEqual(nine);
    expect(firstPick({ show: [10], from: [...trumps, 't0'], excuse_at: null }, 10)).not.toContain('t0');
  });

  test('fits where it has one of the sizes', () => {
    const show = { show: [10, 13], from: [...trumps, 't0'], excuse_at: null };
    expect([9, 10, 11].map((size) => fits(show, trumps.slice(0, size)))).toEqual([false, true, false]);
    expect(fits(show, [...trumps.slice(0, 9), 't0'])).toBe(false);
  });

  test('fits with the excuse only where all are shown', () => {
    const nine = [...trumps.slice(0, 9), 't0'];
    const show = { show: [10], from: nine, excuse_at: 10 };
    expect(fits(show, nine)).toBe(true);
    expect(fits(show, nine.slice(1))).toBe(false);
  });
});
