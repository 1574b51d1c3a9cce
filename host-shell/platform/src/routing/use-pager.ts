import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { lastPage, pagesAround } from './paging';

export interface Paging {
  /** The current page, from 1. */
  page: number;
  total: number;
  /** Rows per page, 20 by default. */
  pageSize?: number | undefined;
  /** The URL of a page, from 1. */
  href: (page: number) => string;
}

/** The content of a pager: translated labels, nearby pages, first and last page, previous and next page. */
export interface PagerView {
  label: string;
  pages: { number: number; href: string; current: boolean }[];
  first: { number: number; href: string; label: string };
  last: { number: number; href: string; label: string };
  previous: { label: string; href: string } | undefined;
  next: { label: string; href: string } | undefined;
}

/** The pager of a list; undefined if all rows fit on one page. */
export function usePager(paging: Paging): PagerView | undefined {
  const { t } = useTranslation('platform');
  return toPager(t, paging);
}

export function toPager(t: TFunction<'platform'>, { page, total, pageSize = 20, href }: Paging): PagerView | undefined {
  const last = lastPage(total, pageSize);
  if (last === 1) return undefined;
  return {
    label: t('pages.label'),
    pages: pagesAround(page, last).map((number) => ({ number, href: href(number), current: number === page })),
    first: { number: 1, href: href(1), label: t('pages.first', { number: 1 }) },
    last: { number: last, href: href(last), label: t('pages.last', { number: last }) },
    previous: page > 1 ? { label: t('pages.previous'), href: href(page - 1) } : undefined,
    next: page < last ? { label: t('pages.next'), href: href(page + 1) } : undefined,
  };
}
