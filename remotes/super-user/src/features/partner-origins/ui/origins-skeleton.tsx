import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useOriginColumns } from './use-origin-columns';

/** The loading table: same columns, same heights. */
export function OriginsSkeleton() {
  const { t } = useTranslation('super-user');
  const columns = useOriginColumns(() => null);
  return (
    <Table
      caption={t('origins.list')}
      captionHidden
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('origins.loading'), rows: 6 }}
    />
  );
}
