/** What is written on what, in every theme, by day and by night, on every felt: 4.5 to 1 for words, 3 to 1 for what one must see. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FELTS } from '../store/settings.svelte';

const css = readFileSync('src/style/tokens.css', 'utf-8').replace(/\/\*[^]*?\*\//g, '');
const LOOKS = [
  ['light', 'light', 4.5],
  ['dark', 'dark', 4.5],
  ['contrast', 'light', 7],
  ['contrast', 'dark', 7],
] as const;
const PAPERS = ['paper', 'surface', 'raised'];
const FELT = ['felt-light', 'felt', 'felt-deep'];
const on = (text: string, grounds: string[]) => grounds.map((ground) => [text, ground] as const);

const WORDS = [
  ...['ink', 'ink-soft', 'navy', 'red', 'gold-ink', 'green-ink'].flatMap((text) => on(text, PAPERS)),
  ...on('ink', ['navy-tint', 'gold-tint', 'red-tint']),
  ...on('navy', ['navy-tint']),
  ...on('red', ['red-tint']),
  ...on('gold-ink', ['gold-tint']),
  ...on('on-fill', ['navy-fill', 'red-fill']),
  ...on('on-notice', ['notice']),
  ...on('notice-link', ['notice']),
  ...['on-felt', 'on-felt-soft'].flatMap((text) => on(text, FELT)),
  ...['card-ink', 'card-navy', 'card-red', 'card-blue', 'card-green'].flatMap((text) => on(text, ['card'])),
];
const SIGNS = [...['line-strong', 'focus'].flatMap((sign) => on(sign, PAPERS)), ...on('felt-gold', FELT)];

function rulesFor(theme: string, felt: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, heads = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const holds = heads
      .split(',')
      .map((head) => head.trim())
      .some((head) => [':root', `:root[data-theme='${theme}']`, `:root[data-felt='${felt}']`].includes(head));
    if (holds)
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
        found.set(name, value);
  }
  return found;
}

/** The colour that *token* comes to, by day or by night. */
function colour(tokens: Map<string, string>, token: string, scheme: 'light' | 'dark'): string {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`no token ${token}`);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colour(tokens, other, scheme);
  const [, day, night] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  const found = scheme === 'light' ? (day ?? value) : (night ?? value);
  if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`${token} is no colour: ${value}`);
  return found;
}

/** Relative luminance as WCAG 2.2 has it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(LOOKS)('theme %s, %s', (theme, scheme, enough) => {
  test.each(FELTS)('every word and sign can be seen on felt %s', (felt) => {
    const tokens = rulesFor(theme, felt);
    const ratio = ([text, ground]: readonly [string, string]) =>
      contrast(colour(tokens, text, scheme), colour(tokens, ground, scheme));
    const poor = [
      ...WORDS.filter((pair) => ratio(pair) < enough),
      ...SIGNS.filter((pair) => ratio(pair) < 3),
    ].map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);
    expect(poor).toEqual([]);
  });
});

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
