import { ListFoot as Foot } from '@gyg/design-system';
import { type Paging, useFormat, usePager, useTranslation } from '@gyg/platform';

export interface ListFootProps extends Paging {
  pageSize: number;
}

/** Which part of a list is on screen, and the ways to the others. */
export function ListFoot({ page, total, pageSize, href }: ListFootProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const pager = usePager({ page, total, pageSize, href });
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return <Foot shown={t('pages.shown', { from: number(from), to: number(to), total: number(total) })} pager={pager} />;
}
