/** Short messages that come and go: why something was refused, what was copied. */
export interface Toast {
  id: number;
  text: string;
}

const SHOWN_MS = 4_500;
let count = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string): void {
  const id = count++;
  toasts.push({ id, text });
  setTimeout(() => {
    const at = toasts.findIndex((one) => one.id === id);
    if (at >= 0) toasts.splice(at, 1);
  }, SHOWN_MS);
}
