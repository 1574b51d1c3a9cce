import { Cluster, Pager } from '@gyg/design-system';
import { type Paging, useFormat, usePager, useTranslation } from '@gyg/platform';
import s from './list-foot.module.css';

export interface ListFootProps extends Paging {
  pageSize: number;
}

/** Which part of a list is on screen, and the ways to the others. */
export function ListFoot({ page, total, pageSize, href }: ListFootProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const pager = usePager({ page, total, pageSize, href });
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Cluster justify="between" gap={3} className={s.root}>
      <p role="status">{t('pages.shown', { from: number(from), to: number(to), total: number(total) })}</p>
      {pager && <Pager {...pager} />}
    </Cluster>
  );
}
