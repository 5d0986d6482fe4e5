/**
 * How cards travel: from where they lay to where they lie, and from the trick to the winner's plate. Only `transform` and
 * `opacity` move, so the browser needs no layout for it; a card is in its place from the start and only drawn elsewhere, so
 * a flight that is cut short leaves it right.
 */
import { cubicIn, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { boxOfCard, boxOfPlate } from '../effects/boxes';
import type { Position } from './seats';

const WAY: Record<Position, [number, number]> = {
  bottom: [0, 1],
  right: [1, 0],
  'top-right': [0.6, -0.8],
  top: [0, -1],
  'top-left': [-0.6, -0.8],
  left: [-1, 0],
};
/** How far a card comes where nobody's plate is to be seen. */
const FAR = 300;
/** A card that comes out of a plate, or goes into it, is as small as this. */
const AT_PLATE = 0.34;
const FADE_MS = 90;

/** Where something is drawn while it is on its way: so far from its place, so large. */
interface Away {
  x: number;
  y: number;
  scale: number;
}

function lasting(ms: number): number {
  return prefersReducedMotion.current ? 0 : ms;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** How far *box* is from *own*, where something lies; it is drawn as wide as *width* there. */
function awayAt(own: DOMRect, box: DOMRect, width: number): Away {
  const [[x, y], [ownX, ownY]] = [middle(box), middle(own)];
  return { x: x - ownX, y: y - ownY, scale: own.width === 0 ? 1 : width / own.width };
}

function awayAtPlate(own: DOMRect, seat: number, position: Position): Away {
  const plate = boxOfPlate(seat);
  if (plate !== undefined) return awayAt(own, plate, own.width * AT_PLATE);
  const [x, y] = WAY[position];
  return { x: x * FAR, y: y * FAR, scale: AT_PLATE };
}

/** The transform of something that is *part* (0 to 1) of the way from its place to *away*. */
function drawn({ x, y, scale }: Away, part: number): string {
  return `transform: translate(${x * part}px, ${y * part}px) scale(${1 + (scale - 1) * part})`;
}

/** A fade in place of a flight, for who wants no motion. */
function faded(): TransitionConfig {
  return { duration: FADE_MS, css: (now) => `opacity: ${now}` };
}

interface Thrower {
  card: string;
  /** Of the table. */
  seat: number;
  position: Position;
}

/** A card thrown in: from where it lay open before, else from its player's plate. */
export function thrown(node: Element, { card, seat, position }: Thrower): TransitionConfig {
  if (prefersReducedMotion.current) return faded();
  const before = boxOfCard(card);
  const own = (node.firstElementChild ?? node).getBoundingClientRect();
  const away = before === undefined ? awayAtPlate(own, seat, position) : awayAt(own, before, before.width);
  const shown = before === undefined ? (now: number) => Math.min(1, now * 4) : () => 1;
  return {
    duration: before === undefined ? 300 : 230,
    easing: cubicOut,
    css: (now, left) => `${drawn(away, left)}; opacity: ${shown(now)}`,
  };
}

/** A trick swept to the plate of *seat*; a card that its player holds again is gone from here at once. */
export function swept(
  node: Element,
  { card, seat, position, back }: Thrower & { back: boolean },
): TransitionConfig {
  if (back || prefersReducedMotion.current) return { duration: 0 };
  // Where it lay before the change: to ask now would cost a layout.
  const own = boxOfCard(card) ?? (node.firstElementChild ?? node).getBoundingClientRect();
  const away = awayAtPlate(own, seat, position);
  return {
    duration: 340,
    easing: cubicIn,
    css: (now, left) => `${drawn(away, left)}; opacity: ${Math.min(1, now * 3)}`,
  };
}

/** A card that comes into the hand: from where it lay open, else from the dealer's plate, one after the other. */
export function dealt(
  node: Element,
  { card, seat, position, turn, at }: Thrower & { turn: number; at: number },
): TransitionConfig {
  if (prefersReducedMotion.current) return faded();
  const [own, before] = [node.getBoundingClientRect(), boxOfCard(card)];
  const away = before === undefined ? awayAtPlate(own, seat, position) : awayAt(own, before, before.width);
  // What is inside a card that leans moves along its own axes.
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const leaning = { ...away, x: away.x * cos + away.y * sin, y: away.y * cos - away.x * sin };
  const shown = before === undefined ? (now: number) => Math.min(1, now * 5) : () => 1;
  return {
    delay: before === undefined ? at * 26 : 0,
    duration: 300,
    easing: cubicOut,
    css: (now, left) => `${drawn(leaning, left)}; opacity: ${shown(now)}`,
  };
}

/** A card that leaves the hand: with *laid* it is laid away before its player, else it is gone at once, to the trick. */
export function leaves(
  node: Element,
  { card, seat, laid }: { card: string; seat: number; laid: boolean },
): TransitionConfig {
  if (!laid || prefersReducedMotion.current) return { duration: 0 };
  const away = awayAtPlate(boxOfCard(card) ?? node.getBoundingClientRect(), seat, 'bottom');
  return {
    duration: 320,
    easing: cubicIn,
    css: (now, left) => `${drawn(away, left)}; opacity: ${Math.min(1, now * 2)}`,
  };
}

/** Send a picture of each of *nodes* to the plate of *seat*; they themselves stay where they are. */
export function sendTo(nodes: Iterable<HTMLElement>, seat: number): void {
  if (prefersReducedMotion.current) return;
  let at = 0;
  for (const node of nodes) {
    const own = node.getBoundingClientRect();
    const { left, top, width, height } = own;
    const away = awayAtPlate(own, seat, 'top');
    const ghost = node.cloneNode(true) as HTMLElement;
    delete ghost.dataset.card;
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
      zIndex: '20',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    const to = `translate(${away.x}px, ${away.y}px) scale(${away.scale})`;
    const flight = ghost.animate([{ transform: 'none' }, { transform: to, opacity: 0.2 }], {
      duration: 480,
      delay: 60 * at++,
      easing: 'cubic-bezier(0.5, 0, 0.7, 0.6)',
      fill: 'backwards',
    });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }
}

/** A card turned up where it lies, after *delay* ms. */
export function turned(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(260),
    easing: cubicOut,
    css: (now) => `transform: scaleX(${now})`,
  };
}

/** A short "no": the card that may not be played is shaken. */
export function shake(node: Element): void {
  if (prefersReducedMotion.current) return;
  const by = (x: number) => ({ translate: `${x}px 0` });
  node.animate([by(0), by(-5), by(4), by(-2), by(0)], { duration: 220, easing: 'ease-out' });
}

/** A panel or a notice that appears where it stays. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: lasting(180),
    easing: cubicOut,
    css: (now, left) => `opacity: ${now}; translate: 0 ${left * 10}px`,
  };
}
