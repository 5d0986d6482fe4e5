/**
 * Cards follow the finger: pick one up, drop it on the table. A movement too small to be meant is a tap, and one that ends
 * where it began takes the card back.
 */
export interface DragPorts {
  /** Whether *card* may be picked up now. */
  may(card: string): boolean;
  /** It was dropped above the hand. */
  drop(card: string): void;
}

const MEANT_PX = 9;
const SAME_MS = 60;

interface Held {
  node: HTMLElement;
  card: string;
  pointer: number;
  x: number;
  y: number;
  moving: boolean;
}

/** Let the cards (`[data-card]`) in *hand* be dragged. */
export function draggable(hand: HTMLElement, ports: DragPorts): { destroy: () => void } {
  const ends = new AbortController();
  const heed = { signal: ends.signal };
  let held: Held | null = null;
  let dropped = -Infinity;

  function letGo(): void {
    if (held === null) return;
    delete held.node.dataset.dragged;
    held.node.style.translate = '';
    held = null;
  }

  function press(event: PointerEvent): void {
    const node = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!event.isPrimary) letGo();
    if (node === null || !event.isPrimary || event.button !== 0) return;
    const card = node.dataset.card ?? '';
    held = { node, card, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving) {
      if (Math.hypot(x, y) < MEANT_PX) return;
      if (!ports.may(held.card)) return letGo();
      held.moving = true;
      held.node.dataset.dragged = '';
    }
    held.node.style.translate = `${x}px ${y}px`;
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const { node, card, moving } = held;
    if (moving) {
      dropped = event.timeStamp;
      const { top, height } = node.getBoundingClientRect();
      if (top + height / 2 < hand.getBoundingClientRect().top) ports.drop(card);
    }
    letGo();
  }

  /** The click that ends a drag is no tap. */
  function click(event: MouseEvent): void {
    if (event.timeStamp - dropped < SAME_MS) event.stopPropagation();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === 'Escape') letGo();
  }

  hand.addEventListener('pointerdown', press, heed);
  // A pointer leaves the focus alone: where it went with a card that is played, the browser would lay out the page for it.
  hand.addEventListener('mousedown', (event) => event.preventDefault(), heed);
  hand.addEventListener('click', click, { ...heed, capture: true });
  addEventListener('pointermove', move, heed);
  addEventListener('pointerup', release, heed);
  addEventListener('pointercancel', letGo, heed);
  // A long press is no wish for a menu, and a picture not for saving.
  hand.addEventListener('contextmenu', (event) => event.preventDefault(), heed);
  hand.addEventListener('dragstart', (event) => event.preventDefault(), heed);
  addEventListener('keydown', escape, heed);
  return { destroy: () => ends.abort() };
}
