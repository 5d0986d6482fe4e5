/** A table's options in words. */
import { clock, t } from '../i18n/index.svelte';
import type { TableOptions } from '../net/types';

export function endText(end: TableOptions['end']): string {
  switch (end.kind) {
    case 'deals':
      return t('end.deals', { count: end.deals });
    case 'score':
      return t('end.score', { points: end.points });
    case 'time':
      return t('end.time', { time: clock(end.at_ms) });
    case 'call':
      return t('end.call');
  }
}

/** The end of a table in the lobby, which the server writes in short (`deals 8`, `score 500`, `time <ms>`, `call`). */
export function parseEnd(text: string): string {
  const [kind = '', number = ''] = text.split(/[\s:]+/);
  const value = Number(number);
  if (kind === 'deals') return endText({ kind: 'deals', deals: value });
  if (kind === 'score') return endText({ kind: 'score', points: value });
  if (kind === 'time') return endText({ kind: 'time', at_ms: value });
  return endText({ kind: 'call' });
}
