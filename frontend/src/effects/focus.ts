/** For who plays by keyboard: a new question takes the focus that the last answer left nowhere. Nobody else is disturbed. */

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), { capture: true });
addEventListener('pointerdown', () => (byKeyboard = false), { capture: true });

/** Focus *place* (the hand, or the paper with the question), so that the next Tab reaches its first choice. */
export function takeLostFocus(place: HTMLElement | undefined | null): void {
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  if (byKeyboard && nowhere) place?.focus({ preventScroll: true });
}
