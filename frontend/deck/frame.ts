/** The shape every face shares: the sheet, the frame with its two rules, the half that is turned to make the other. */
import { goldLine, navy, paper } from './palette.ts';

export const WIDTH = 240;
export const HEIGHT = 336;
/** What a picture fills. The client lays the index over the corner of it, on a tab of paper. */
export const FRAME = { x: 34, y: 30, width: 172, height: 276 } as const;

const { x, y, width, height } = FRAME;
const sheet = `<path fill="${paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
const rules =
  `<path fill="none" stroke="${navy}" stroke-width="2" d="M${x} ${y}h${width}v${height}h${-width}z"/>` +
  `<path fill="none" stroke="${goldLine}" stroke-width="1.2" d="M${x - 5} ${y - 5}h${width + 10}v${height + 10}h${-width - 10}z"/>`;

/** A whole face as a file: *inner* lies between the sheet and, if *framed*, the frame, and is cut at the frame's edge. */
export function face(inner: string, framed = true): string {
  const picture = framed
    ? `<clipPath id="w"><path d="M${x} ${y}h${width}v${height}h${-width}z"/></clipPath><g clip-path="url(#w)">${inner}</g>${rules}`
    : inner;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sheet}${picture}</svg>`;
}

/** Draw *half* and, turned about the middle of the card, once more. *half* may hold no ids of its own: they would come twice. */
export function doubleEnded(half: string): string {
  return `${half}<g transform="rotate(180 120 168)">${half}</g>`;
}
