/**
 * Where cards and plates lay on the screen before the last change: a card that turns up elsewhere sets out from there. The
 * table has it noted before each change, while the page still shows what was.
 */
let cards: ReadonlyMap<string, DOMRect> = new Map();
let plates: ReadonlyMap<string, DOMRect> = new Map();

function boxesOf(attribute: 'card' | 'seat'): Map<string, DOMRect> {
  const boxes = new Map<string, DOMRect>();
  for (const node of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const key = node.dataset[attribute] ?? '';
    // What comes first in the page counts: the trick, then the hand, then the papers that show a card once more.
    if (!boxes.has(key)) boxes.set(key, node.getBoundingClientRect());
  }
  return boxes;
}

/** Note where everything lies now. It only reads, all at once, so the page is laid out once at most. */
export function remember(): void {
  cards = boxesOf('card');
  plates = boxesOf('seat');
}

/** Where *card* lay; undefined where it was nowhere to be seen. */
export function boxOfCard(card: string): DOMRect | undefined {
  return cards.get(card);
}

/** Where the plate of table seat *seat* is. */
export function boxOfPlate(seat: number): DOMRect | undefined {
  return plates.get(String(seat));
}
