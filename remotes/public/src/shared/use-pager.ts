import type { PagerProps } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** How many pages a pager shows (specification 9). */
const shown = 10;

interface Paging {
  /** The page on screen, from 1. */
  page: number;
  total: number;
  pageSize: number | undefined;
  href: (page: number) => string;
}

/** The numbers around a page, at most ten. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - shown / 2, last - shown + 1));
  return Array.from({ length: Math.min(shown, last) }, (_, index) => first + index);
}

/** What a list's pager shows; undefined where one page holds everything. */
export function usePager({ page, total, pageSize = 20, href }: Paging): PagerProps | undefined {
  const { t } = useTranslation('public');
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return undefined;
  return {
    label: t('common.pages'),
    pages: pagesAround(page, last).map((number) => ({ number, href: href(number), current: number === page })),
    previous: page > 1 ? { label: t('common.previous'), href: href(page - 1) } : undefined,
    next: page < last ? { label: t('common.next'), href: href(page + 1) } : undefined,
  };
}
