/** Piles as they are counted after a deal, for the results that are looked at. */
import type { DealView } from '../net/types';

export type Ended = [NonNullable<DealView['result']>, DealView['counted']];

function pile(groups: string, after: number[]): DealView['counted'][number] {
  return { groups: groups === '' ? [] : groups.split(' | ').map((group) => group.split(' ')), after };
}

export const SLOVENIAN_COUNT: DealView['counted'] = [
  pile(
    't21 c7 c8 | t1 c9 d4 | hK s7 s9 | sK s10 h4 | dK h3 h1 | hQ t4 t6 | sQ t8 t10 | cQ t11 t13 | hC t15 t17 | dC t19 t20',
    [5, 10, 15, 20, 25, 29, 33, 37, 40, 43],
  ),
  pile(
    't22 c10 d3 | cK d2 d1 | dQ s8 h2 | sC t2 t3 | cC t5 t7 | hJ t9 t12 | sJ t14 t16 | dJ t18 cJ',
    [5, 10, 14, 17, 20, 22, 24, 27],
  ),
];

export const PORTAL_COUNT: DealView['counted'] = [
  pile(
    't22 c7 c8 | t1 d4 d3 | hK d1 s7 | sK s8 h4 | hQ h3 h1 | sQ t2 t6 | dQ t7 t10 | cQ t11 t16 | hJ t17 cJ',
    [5, 10, 15, 20, 24, 28, 32, 36, 39],
  ),
  pile(
    't21 c9 c10 | dK d2 s9 | cK s10 h2 | hC t3 t4 | sC t5 t8 | dC t9 t12 | cC t13 t14 | sJ t15 t18 | dJ t19 t20',
    [5, 10, 15, 18, 21, 24, 27, 29, 31],
  ),
];

export const KLOP_COUNT: DealView['counted'] = [
  pile('t1 d1 s8 | sQ h4 h1 | cQ t2 t9 | sC t12 t15 | sJ t18 t19', [5, 9, 13, 16, 18]),
  pile('', []),
  pile('t22 c8 d3 | t21 s10 h3 | sK t3 t6 | dC t8 t10 | cJ t11 t13 | t17 t14 t16', [5, 10, 15, 18, 20, 21]),
  pile(
    'hK c7 c9 | dK c10 d4 | cK d2 s7 | hQ s9 h2 | dQ t4 t5 | hC t7 t20 | cC dJ hJ',
    [5, 10, 15, 19, 23, 26, 31],
  ),
];

export const FRENCH_COUNT: DealView['counted'] = [
  pile(
    't21 c2 | t1 c4 | t0 c7 | sK c8 | sQ c9 | dQ d2 | cC d3 | hJ d5 | dJ d10 | cJ s4 | t20 s5 | t19 s6 | t17 s7 | t15 h2 | t13 h5 | t12 h7 | t7 h8 | t3 h10',
    [5, 10, 15, 20, 24, 28, 31, 33, 35, 37, 38, 39, 40, 41, 42, 43, 44, 45],
  ),
  pile(
    'hK c1 | dK c3 | cK c5 | hQ c6 | cQ c10 | hC d1 | sC d4 | dC d6 | sJ d7 | t18 d8 | t16 d9 | t14 s1 | t11 s2 | t10 s3 | t9 s8 | t8 s9 | t6 s10 | t5 h1 | t4 h3 | t2 h4 | h9 h6',
    [5, 10, 15, 19, 23, 26, 29, 32, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46],
  ),
];

export const FIVE_COUNT: DealView['counted'] = [
  pile(
    't21 c3 | t1 c5 | sK c6 | cK c7 | hQ d2 | dC d4 | hJ d5 | sJ d7 | dJ s2 | t20 s3 | t15 s10 | t14 h3 | t10 h7 | t9 h8 | t8 h10 | t7 t2 | t5',
    [5, 10, 15, 20, 24, 27, 29, 31, 33, 34, 35, 36, 37, 38, 39, 40, 40.5],
  ),
  pile(
    't0 c1 | hK c2 | dK c4 | sQ c8 | dQ c9 | cQ c10 | hC d1 | sC d3 | cC d6 | cJ d8 | t19 d9 | t18 d10 | t17 s1 | t16 s4 | t13 s5 | t12 s6 | t11 s7 | t6 s8 | t4 s9 | t3 h1 | h9 h2 | h6 h4 | h5',
    [5, 10, 15, 19, 23, 27, 30, 33, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 50.5],
  ),
];
