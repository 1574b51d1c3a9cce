import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useGygColumns } from './use-gyg-columns';

/** The loading table: same columns, same heights. */
export function GygTableSkeleton({ caption }: { caption: string }) {
  const { t } = useTranslation('admin');
  const columns = useGygColumns({ sortable: false, withHost: false });
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('table.loading'), rows: 8 }}
      dense
    />
  );
}
