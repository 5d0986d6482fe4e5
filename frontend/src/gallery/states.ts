/** The states that are no table: each message a page can give instead of what was asked for, and the ones of the line. */
import type { MessageKey } from '../i18n/index.svelte';
import type { Line } from '../net/ports';
import type { Kind } from '../ui/Vignette.svelte';

export type State =
  | { shows: 'nothing'; kind: Kind; title: MessageKey; text: MessageKey; way: MessageKey }
  | { shows: 'failed'; status: number }
  | { shows: 'wait'; page: 'table' | 'rules' }
  | { shows: 'line'; line: Line }
  | { shows: 'fresh' };

function nothing(kind: Kind, title: MessageKey, text: MessageKey, way: MessageKey = 'missing.home'): State {
  return { shows: 'nothing', kind, title, text, way };
}

export const states: Record<string, State> = {
  'state-missing': nothing('lost', 'missing.title', 'missing.text'),
  'state-session-missing': nothing('lost', 'session.not_found', 'missing.text'),
  'state-table-gone': nothing('lost', 'table.gone', 'table.gone_text', 'table.to_home'),
  'state-table-private': nothing('closed', 'table.not_allowed', 'table.not_allowed_text', 'table.to_home'),
  'state-table-offline': nothing('away', 'offline.title', 'offline.table', 'offline.rules'),
  'state-page-offline': nothing('away', 'offline.title', 'offline.page', 'common.try_again'),
  'state-page-unfetched': nothing('broken', 'error.title', 'error.unfetched', 'common.try_again'),
  'state-page-broken': nothing('broken', 'error.title', 'error.page', 'error.again'),
  'state-table-broken': nothing('broken', 'error.title', 'error.table', 'error.again'),
  'state-answer-none': { shows: 'failed', status: 0 },
  'state-answer-429': { shows: 'failed', status: 429 },
  'state-answer-503': { shows: 'failed', status: 503 },
  'state-answer-500': { shows: 'failed', status: 500 },
  'state-wait-table': { shows: 'wait', page: 'table' },
  'state-wait-page': { shows: 'wait', page: 'rules' },
  'state-line-internet': { shows: 'line', line: 'internet' },
  'state-line-ours': { shows: 'line', line: 'ours' },
  'state-line-renewed': { shows: 'line', line: 'renewed' },
  'state-line-elsewhere': { shows: 'line', line: 'elsewhere' },
  'state-fresh': { shows: 'fresh' },
};
