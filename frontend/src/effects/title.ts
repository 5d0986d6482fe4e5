/** The tab's title and sign: the page one is at; at a table one's turn, and what was said meanwhile. */
import { t, tWord } from '../i18n/index.svelte';
import type { Route } from '../store/route.svelte';
import { rulesetName } from '../view/games';

/** What the page at *route* is called; a table tells its title itself. */
export function titleOf(route: Route): string {
  switch (route.page) {
    case 'create':
      return t('create.title');
    case 'deck':
      return t('deck.title');
    case 'about':
      return t('about.title');
    case 'learn':
    case 'glossary':
      return tWord(route.page, 'title', 'rules.index');
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

/** A table's title, and the tab's sign with a dot on it where it is one's turn and nobody looks. */
export function tableTitle(mine: boolean, unread: number): () => void {
  const parts = [mine ? t('turn.tab') : '', unread > 0 ? `(${unread})` : '', t('app.name')];
  document.title = parts.filter((part) => part !== '').join(' ');
  const mark = () => badge(mine && document.hidden);
  mark();
  document.addEventListener('visibilitychange', mark);
  return () => {
    document.removeEventListener('visibilitychange', mark);
    badge(false);
    document.title = t('app.name');
  };
}

function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const icon = on ? '/icon-turn.svg' : '/icon.svg';
  if (link !== null && link.getAttribute('href') !== icon) link.href = icon;
}
