import type { Gyg } from '@gyg/contract';
import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { fromTableSort, type GygList, soonestFirst, toTableSort } from '../../../shared/gyg-list';
import { orderNames } from '../../../shared/gyg-table';
import { useSupportedColumns } from './use-supported-columns';

export interface SupportedTableProps {
  organizationId: string;
  gygs: readonly Gyg[];
  list: GygList;
  onSort: (sort: GygList['sort']) => void;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
}

/** Gygs of others with the number of people who represent the organisation. On phones one card per gyg. */
export function SupportedTable({ organizationId, gygs, list, onSort, stale }: SupportedTableProps) {
  const { t } = useTranslation('admin');
  return (
    <Table
      caption={t('supported.title')}
      captionHidden
      columns={useSupportedColumns(organizationId)}
      rows={gygs}
      rowKey={({ id }) => id}
      sorting={{
        sort: toTableSort(list.sort),
        onSortChange: (sort) => onSort(fromTableSort(sort)),
        label: t('table.sortBy'),
        otherOrders: [soonestFirst],
        orderLabel: (order) => t(orderNames(order)),
      }}
      stale={stale}
      dense
      stickyHead
    />
  );
}
