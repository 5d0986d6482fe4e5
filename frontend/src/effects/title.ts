/** The tab's title: the page one is at; at a table one's turn, and what was said meanwhile. */
import { t } from '../i18n/index.svelte';
import type { Route } from '../store/route.svelte';
import { rulesetName } from '../view/games';

/** What the page at *route* is called; a table tells its title itself. */
export function titleOf(route: Route): string {
  switch (route.page) {
    case 'create':
      return t('create.title');
    case 'about':
      return t('about.title');
    case 'games':
      return t('rules.index');
    case 'rules':
      return t('rules.of', { game: rulesetName(route.ruleset) });
    case 'leaderboard':
      return `${t('leaderboard.title')}, ${rulesetName(route.ruleset)}`;
    case 'player':
      return route.name;
    case 'session':
      return t('outcome.sheet');
    case 'replay':
      return t('replay.title', { no: route.no });
    case 'missing':
      return t('missing.title');
    case 'home':
    case 'table':
      return '';
  }
}

export function pageTitle(title: string): void {
  document.title = title === '' ? t('app.name') : `${title} · ${t('app.name')}`;
}

export function tableTitle(mine: boolean, unread: number): () => void {
  const parts = [mine ? t('turn.tab') : '', unread > 0 ? `(${unread})` : '', t('app.name')];
  document.title = parts.filter((part) => part !== '').join(' ');
  return () => {
    document.title = t('app.name');
  };
}
