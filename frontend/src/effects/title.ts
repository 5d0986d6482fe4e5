/** The tab's title: it tells one's turn, and what was said meanwhile. */
import { t } from '../i18n/index.svelte';

export function tableTitle(mine: boolean, unread: number): () => void {
  const parts = [mine ? t('turn.tab') : '', unread > 0 ? `(${unread})` : '', t('app.name')];
  document.title = parts.filter((part) => part !== '').join(' ');
  return () => {
    document.title = t('app.name');
  };
}
