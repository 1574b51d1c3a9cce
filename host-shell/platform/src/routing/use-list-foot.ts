import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/i18n';
import { type PagerView, type Paging, toPager } from './use-pager';

export interface ListFootView {
  /** The rows on screen, such as 'Showing 1 to 20 of 41'. */
  shown: string;
  pager: PagerView | undefined;
}

/** Returns a function that computes the footer of a paged list after the list has loaded. */
export function useListFoot(): (paging: Paging & { pageSize: number }) => ListFootView {
  const { t } = useTranslation('platform');
  const { number } = useFormat();
  return (paging) => {
    const { page, total, pageSize } = paging;
    const from = number((page - 1) * pageSize + 1);
    const to = number(Math.min(page * pageSize, total));
    return { shown: t('pages.shown', { from, to, total: number(total) }), pager: toPager(t, paging) };
  };
}
