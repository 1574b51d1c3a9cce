import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/i18n';
import { type PagerView, type Paging, toPager } from './use-pager';

export interface ListFootView {
  /** The rows on screen, such as 'Showing 1 to 20 of 41'. */
  shown: string;
  pager: PagerView | undefined;
}

/** What the response of a list says about its page, counted from 0. */
export interface ListPage {
  page: number;
  pageSize: number;
  total: number;
}

/** Returns a function that computes the footer of a paged list from its response, once it has loaded. */
export function useListFoot(): (list: ListPage, href: Paging['href']) => ListFootView {
  const { t } = useTranslation('platform');
  const { number } = useFormat();
  return ({ page, pageSize, total }, href) => {
    const from = number(page * pageSize + 1);
    const to = number(Math.min((page + 1) * pageSize, total));
    const pager = toPager(t, { page: page + 1, total, pageSize, href });
    return { shown: t('pages.shown', { from, to, total: number(total) }), pager };
  };
}
