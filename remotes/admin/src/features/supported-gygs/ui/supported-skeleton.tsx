import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useSupportedColumns } from './use-supported-columns';

/** The loading table: same columns, same heights. */
export function SupportedSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Table
      caption={t('supported.title')}
      captionHidden
      columns={useSupportedColumns('')}
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('table.loading'), rows: 8 }}
      dense
    />
  );
}
