/**
 * Arrow keys walk along a group of buttons (the hand, the sets of the talon), as well as Tab does; up and down change the
 * row, Home and End go to the ends.
 */
export function walk(group: HTMLElement): { destroy: () => void } {
  function step(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? undefined : reached(event.key, buttons, at);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  group.addEventListener('keydown', step);
  return { destroy: () => group.removeEventListener('keydown', step) };
}

function reached(key: string, buttons: HTMLButtonElement[], at: number): HTMLButtonElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return buttons[(at + 1) % buttons.length];
    case 'ArrowLeft':
      return buttons[(at - 1 + buttons.length) % buttons.length];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons[buttons.length - 1];
    case 'ArrowUp':
      return inRow(buttons, at, -1);
    case 'ArrowDown':
      return inRow(buttons, at, 1);
    default:
      return undefined;
  }
}

/** The nearest button of the next row above (-1) or below (1). */
function inRow(buttons: HTMLButtonElement[], at: number, way: -1 | 1): HTMLButtonElement | undefined {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const here = boxes[at];
  if (here === undefined) return undefined;
  const far = (box: DOMRect) => (box.top - here.top) * way;
  const apart = here.height / 3; // what stands up, or leans, is still in the row
  const ahead = buttons.filter((_, one) => far(boxes[one] ?? here) > apart);
  const rank = (button: HTMLButtonElement) => {
    const box = button.getBoundingClientRect();
    return far(box) * 10 + Math.abs(box.left - here.left);
  };
  return ahead.sort((one, other) => rank(one) - rank(other))[0];
}
