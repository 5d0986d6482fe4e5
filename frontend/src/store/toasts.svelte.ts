/** Short messages that come and go: why something was refused, what was copied. */
import { reasonText, t } from '../i18n/index.svelte';

export interface Toast {
  id: number;
  text: string;
  /** Where one may read more: what it is called, and its address. */
  more: { text: string; href: string } | null;
}

const SHOWN_MS = 4_500;
const WITH_MORE_MS = 8_000;
let count = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, more: Toast['more'] = null): void {
  const id = count++;
  toasts.push({ id, text, more });
  setTimeout(
    () => {
      const at = toasts.findIndex((one) => one.id === id);
      if (at >= 0) toasts.splice(at, 1);
    },
    more === null ? SHOWN_MS : WITH_MORE_MS,
  );
}

/** Say why something was refused, with the way to the rule behind it where the rules refuse it. */
export function explain({ reason, rule }: { reason: string; rule: string | null }, ruleset?: string): void {
  const known = rule !== null && ruleset !== undefined;
  toast(
    reasonText(reason),
    known ? { text: t('reason.why', { rule }), href: `/rules/${ruleset}#${rule}` } : null,
  );
}
