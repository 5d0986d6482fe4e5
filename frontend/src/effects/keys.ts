/**
 * The keys of a table. Letters ask, digits lead to a choice, arrows into the hand; Enter and Tab are the browser's own. A key
 * that is typed into a field or pressed with Ctrl, Alt or Meta is nobody's here, and who likes has no single keys at all.
 */

/** What one letter asks; the same letters in every language, so that fingers need not learn them anew. */
export const QUESTIONS = {
  m: 'hand',
  t: 'trick',
  l: 'last',
  w: 'turn',
  s: 'score',
  c: 'contract',
  d: 'talon',
  p: 'players',
  r: 'time',
} as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export type Deed =
  | { do: 'ask'; question: Question }
  | { do: 'hint' | 'chat' | 'sound' | 'help' | 'put_back' | 'into_hand' }
  | { do: 'choose'; at: number };

const DEEDS: Readonly<Record<string, Deed>> = {
  ...Object.fromEntries(
    Object.entries(QUESTIONS).map(([key, question]) => [key, { do: 'ask', question } satisfies Deed]),
  ),
  h: { do: 'hint' },
  y: { do: 'chat' },
  v: { do: 'sound' },
  '?': { do: 'help' },
};
const INTO_HAND = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'];
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'repeat' | 'target'
>;

/** What *press* asks for, where *single* keys are wanted; null: it is not ours. */
export function deedOf(press: Press, single: boolean): Deed | null {
  if (press.ctrlKey || press.metaKey || press.isComposing || press.repeat) return null;
  // On some keyboards a question mark or a digit needs Alt Gr, which says Alt; letters with Alt are menus'.
  if (press.altKey && press.key !== '?') return null;
  const on = press.target instanceof Element ? press.target : null;
  if (on?.closest(FIELDS) || document.querySelector('dialog[open], :popover-open')) return null;
  if (press.key === 'Escape') return { do: 'put_back' };
  const nowhere = on === null || on === document.body || on.matches('main, [tabindex="-1"]');
  if (INTO_HAND.includes(press.key)) return nowhere ? { do: 'into_hand' } : null;
  if (!single) return null;
  if (/^[1-9]$/.test(press.key)) return { do: 'choose', at: Number(press.key) - 1 };
  return DEEDS[press.key.toLowerCase()] ?? null;
}

/** What may be chosen now, in the order in which it stands: the choices of the question, else the legal cards. */
export function choicesOn(page: ParentNode): HTMLElement[] {
  const found = (choice: string) =>
    [...page.querySelectorAll<HTMLElement>(choice)].filter((one) => one.getClientRects().length > 0);
  const answers = found(
    '.paper button[data-do]:enabled, .paper [data-testid=next]:enabled, .paper .confirm:enabled',
  );
  return answers.length > 0 ? answers : found('.hand .may, .piles .may');
}
