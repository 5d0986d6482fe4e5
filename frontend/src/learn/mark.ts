/** Outline in gold what a hint means: the button of an action, the cards of a play or a discard, wherever they are drawn. */
import type { Attachment } from 'svelte/attachments';
import './hinted.css';

function targets(root: HTMLElement, action: string): Element[] {
  const [word = '', ...rest] = action.split(' ');
  const cards = word === 'play' || word === 'discard' || word === 'show' ? rest : [];
  return [...root.querySelectorAll('button[data-card], button[data-do]')].filter(
    (one) => one.getAttribute('data-do') === action || cards.includes(one.getAttribute('data-card') ?? ''),
  );
}

/** Mark the targets of *action* below the element, also those drawn later. */
export function mark(action: () => string | null): Attachment<HTMLElement> {
  return (root) => {
    const wanted = action();
    if (wanted === null) return;
    const draw = () => {
      const found = targets(root, wanted);
      for (const one of root.querySelectorAll('[data-hinted]'))
        if (!found.includes(one)) one.removeAttribute('data-hinted');
      for (const one of found) if (!one.hasAttribute('data-hinted')) one.setAttribute('data-hinted', '');
    };
    draw();
    const watch = new MutationObserver(draw);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const one of root.querySelectorAll('[data-hinted]')) one.removeAttribute('data-hinted');
    };
  };
}
