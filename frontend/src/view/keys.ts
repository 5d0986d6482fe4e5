/** Arrow keys walk along a group of buttons (the hand, the sets of the talon), as well as Tab does. */
export function walk(group: HTMLElement): { destroy: () => void } {
  function step(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[(at + by + buttons.length) % buttons.length];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  group.addEventListener('keydown', step);
  return { destroy: () => group.removeEventListener('keydown', step) };
}
