/** The four suit signs, ours. The client lays them beside the index, the deck puts them on the cards. */

export type Suit = 'h' | 'd' | 's' | 'c';

export const SUITS: readonly Suit[] = ['h', 'd', 's', 'c'];

/** Each sign in a box of 100 by 100. */
export const SIGNS: Record<Suit, string> = {
  h: 'M50 93C21 67 6 51 6 31 6 17 17 7 29 7c9 0 17 5 21 16C54 12 62 7 71 7c12 0 23 10 23 24 0 20-15 36-44 62Z',
  d: 'M50 3c9 18 21 33 36 47-15 14-27 29-36 47-9-18-21-33-36-47C29 36 41 21 50 3Z',
  s: 'M50 4c10 23 43 38 43 62 0 13-9 20-19 20-9 0-16-4-20-12 1 9 4 16 10 22H36c6-6 9-13 10-22-4 8-11 12-20 12-10 0-19-7-19-20C7 42 40 27 50 4Z',
  c: 'M50 5a20.500 20.500 0 0 1 15 34.500A20.500 20.500 0 1 1 56 70c0 11 3 20 9 26H35c6-6 9-15 9-26a20.500 20.500 0 1 1-9-30.500A20.500 20.500 0 0 1 50 5Z',
};
