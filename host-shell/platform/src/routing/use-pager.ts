import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { lastPage, pagesAround } from './paging';

export interface Paging {
  /** The page on screen, from 1. */
  page: number;
  total: number;
  /** Rows a page, 20 by default. */
  pageSize?: number | undefined;
  /** The address of a page, from 1. */
  href: (page: number) => string;
}

/** What a pager shows: labels in the reader's language, the pages around the one on screen, the ends, the neighbours. */
export interface PagerView {
  label: string;
  pages: { number: number; href: string; current: boolean }[];
  first: { number: number; href: string; label: string };
  last: { number: number; href: string; label: string };
  previous: { label: string; href: string } | undefined;
  next: { label: string; href: string } | undefined;
}

/** The pager of a list; undefined where one page has all rows. */
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
