/**
 * One stop for Tab in a group of many buttons (the hand): where one was last, else the first that may be played, else the
 * first. The arrows go on from there.
 */
export function rove(group: HTMLElement, wanted = '.may'): { destroy: () => void } {
  let last: Element | null = null;

  function settle(): void {
    const all = [...group.querySelectorAll<HTMLElement>('button')];
    const here = all.find((one) => one === last && (one.matches(wanted) || one === document.activeElement));
    const stop = here ?? all.find((one) => one.matches(wanted)) ?? all[0];
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function entered(event: FocusEvent): void {
    if (event.target instanceof Element && event.target !== group) last = event.target;
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  group.addEventListener('focusin', entered);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      group.removeEventListener('focusin', entered);
    },
  };
}
