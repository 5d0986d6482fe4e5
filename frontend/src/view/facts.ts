/** What kind of table this is and how far the session has come, in a few words each. */
import { t } from '../i18n/index.svelte';
import type { TableView } from '../net/types';
import { houseText } from './games';
import { endText } from './options';

function howFar(view: TableView): string {
  const end = view.options.end;
  if (view.skis_round) return t('table.skis_round');
  if (view.skis_deals_left !== null && view.skis_deals_left > 0)
    return t('table.last_deals', { count: view.skis_deals_left });
  if (view.deal_no === 0) return endText(end);
  return end.kind === 'deals'
    ? t('table.deal_of', { no: view.deal_no, of: end.deals })
    : t('table.deal_no', { no: view.deal_no });
}

export function factsOf(view: TableView): string[] {
  const { options } = view;
  return [
    howFar(view),
    ...(view.deal?.compulsory_klop === true && view.phase === 'playing' ? [t('table.compulsory')] : []),
    t(`pace.${options.pace}`),
    t(options.rated ? 'table.rated' : 'table.unrated'),
    ...(options.public ? [] : [t('table.private')]),
    ...(options.counter ? [] : [t('table.no_counter')]),
    ...houseText(options.house),
  ];
}
