/** How cards travel: from a seat's side of the table to the middle, and from the middle to the winner's side. */
import { cubicIn, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Position } from './seats';

const WAY: Record<Position, [number, number]> = {
  bottom: [0, 1],
  right: [1, 0],
  'top-right': [0.6, -0.8],
  top: [0, -1],
  'top-left': [-0.6, -0.8],
  left: [-1, 0],
};
const FAR = 300;

function lasting(ms: number): number {
  return prefersReducedMotion.current ? 0 : ms;
}

/** A card thrown in from the side of *position*. */
export function thrown(_: Element, { position }: { position: Position }): TransitionConfig {
  const [x, y] = WAY[position];
  return {
    duration: lasting(260),
    easing: cubicOut,
    css: (now, left) =>
      `translate: ${x * left * FAR}px ${y * left * FAR}px; opacity: ${Math.min(1, now * 3)}`,
  };
}

/** A trick swept to the side of *position*. */
export function swept(_: Element, { position }: { position: Position }): TransitionConfig {
  const [x, y] = WAY[position];
  return {
    duration: lasting(320),
    easing: cubicIn,
    css: (now, left) =>
      `translate: ${x * left * FAR}px ${y * left * FAR}px; scale: ${0.6 + 0.4 * now}; opacity: ${now}`,
  };
}

/** A card turned up where it lies. */
export function turned(_: Element): TransitionConfig {
  return { duration: lasting(260), easing: cubicOut, css: (now) => `transform: scaleX(${now})` };
}

/** A panel or a notice that appears where it stays. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: lasting(180),
    easing: cubicOut,
    css: (now, left) => `opacity: ${now}; translate: 0 ${left * 10}px`,
  };
}
