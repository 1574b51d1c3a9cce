import type { PagerProps } from '@gyg/design-system';
import { lastPage, pagesAround, useTranslation } from '@gyg/platform';

interface Paging {
  /** The page on screen, from 1. */
  page: number;
  total: number;
  pageSize: number | undefined;
  href: (page: number) => string;
}

/** What a list's pager shows; undefined where one page holds everything. */
export function usePager({ page, total, pageSize = 20, href }: Paging): PagerProps | undefined {
  const { t } = useTranslation('public');
  const last = lastPage(total, pageSize);
  if (last === 1) return undefined;
  return {
    label: t('common.pages'),
    pages: pagesAround(page, last).map((number) => ({ number, href: href(number), current: number === page })),
    previous: page > 1 ? { label: t('common.previous'), href: href(page - 1) } : undefined,
    next: page < last ? { label: t('common.next'), href: href(page + 1) } : undefined,
  };
}
