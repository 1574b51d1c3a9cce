import { Cluster, Pager } from '@gyg/design-system';
import { lastPage, pagesAround, useFormat, useTranslation } from '@gyg/platform';
import s from './list-foot.module.css';

export interface ListFootProps {
  /** The page on screen, from 1. */
  page: number;
  total: number;
  pageSize: number;
  /** The address of a page, from 1. */
  href: (page: number) => string;
}

/** Which part of a list is on screen, and the ways to the others. */
export function ListFoot({ page, total, pageSize, href }: ListFootProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const last = lastPage(total, pageSize);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Cluster justify="between" gap={3} className={s.root}>
      <p role="status">{t('pages.shown', { from: number(from), to: number(to), total: number(total) })}</p>
      {last > 1 && (
        <Pager
          label={t('pages.label')}
          pages={pagesAround(page, last).map((one) => ({ number: one, href: href(one), current: one === page }))}
          previous={page > 1 ? { label: t('pages.previous'), href: href(page - 1) } : undefined}
          next={page < last ? { label: t('pages.next'), href: href(page + 1) } : undefined}
        />
      )}
    </Cluster>
  );
}
