/** What stands in the corner of a card and how much room it takes there, on the card's grid of 240 by 336. */
import { FRAME, HEIGHT, WIDTH } from '../../deck/frame.ts';
import type { Face } from './code';

export interface Tab {
  /** Where the paper under the index ends, to the right and below. */
  right: number;
  bottom: number;
}

export interface IndexMark {
  size: number;
  baseline: number;
  /** How far the letters are drawn together or apart to. */
  length: number;
  tab: Tab;
  /** The suit's sign under a letter. */
  sign: { x: number; y: number; size: number } | null;
}

export const LEFT = 13;
/** Widths in Literata's bold, of the em: an I is little more than half an X. */
const WIDTHS = new Map(
  (
    'K.78 Q.79 C.71 J.58 D.78 F.64 R.74 V.76 B.69 S.61 I.42 X.76 Š.61 k.67 i.36 s.50 ' +
    '0.62 1.41 2.54 3.56 4.60 5.54 6.58 7.54 8.59 9.58'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), Number(entry.slice(1))]),
);

function natural(label: string, size: number): number {
  return [...label].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? 0.7), 0) * size;
}

/** A star stands for the excuse, which has no number. */
export const STAR = 'M50 2l15 33 36 4-27 24 8 36-32-19-32 19 8-36L-1 39l36-4Z';

export function indexMark(face: Face, label: string, large: boolean): IndexMark {
  if (face.kind === 'trump') {
    // A caron needs room above.
    const size = (large ? 66 : 46) * (label.startsWith('Š') ? 0.86 : 1);
    const length = label === '' ? size * 0.8 : Math.min(natural(label, size), large ? 118 : 92);
    const right = Math.max(LEFT + length + 10, FRAME.x + 24);
    return { size, baseline: 17 + size * 0.7, length, tab: { right, bottom: 29 + size * 0.7 }, sign: null };
  }
  const size = large ? 78 : 52;
  const room = large ? 58 : 40;
  // The tail of a Q reaches farther than the letter is wide.
  const length = Math.min(natural(label, size), label === 'Q' ? room * 0.88 : room);
  const baseline = (large ? 17 : 16) + size * 0.7;
  const wide = large ? 44 : 31;
  const sign = { x: LEFT + room / 2 - wide / 2, y: baseline + 7, size: wide };
  return { size, baseline, length, tab: { right: LEFT + room + 7, bottom: sign.y + wide + 7 }, sign };
}

/** The frame's rule, *out* units outside the picture, stepping round the tabs in two corners. */
export function ruleAround(tab: Tab, out: number): string {
  const [left, top] = [FRAME.x - out, FRAME.y - out];
  const [right, bottom] = [WIDTH - left, HEIGHT - top];
  const [in_, down] = [tab.right - out, tab.bottom - out];
  return `M${in_} ${top}H${right}V${HEIGHT - down}H${WIDTH - in_}V${bottom}H${left}V${down}H${in_}Z`;
}

/** The paper that covers the picture under an index. */
export function paperUnder(tab: Tab): string {
  return `M0 0H${tab.right}V${tab.bottom}H0Z`;
}
