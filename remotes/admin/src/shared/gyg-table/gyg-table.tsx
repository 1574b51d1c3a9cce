import type { Gyg } from '@gyg/contract';
import { Table, type TableSort } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { orderNames } from './order-names';
import { useGygColumns } from './use-gyg-columns';

export interface GygTableProps {
  /** Names the table; the page's title says it already, so it is for screen readers. */
  caption: string;
  gygs: readonly Gyg[];
  /** Names each gyg's organisation, where the list holds gygs of several. */
  withHost?: boolean;
  /** The column that the rows are sorted by; without it sorting is off. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** These rows answer the question before; the next are on their way. */
  stale?: boolean;
}

/** Gygs as their hosts see them: state, start, how full, and open requests; on phones one card a gyg. */
export function GygTable({ caption, gygs, withHost = false, sort, onSortChange, stale = false }: GygTableProps) {
  const { t } = useTranslation('admin');
  const columns = useGygColumns({ sortable: onSortChange !== undefined, withHost });
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={gygs}
      rowKey={({ id }) => id}
      rowState={({ hidden }) => (hidden ? 'hidden' : undefined)}
      sorting={
        onSortChange && { sort, onSortChange, label: t('table.sortBy'), orderLabel: (order) => t(orderNames(order)) }
      }
      stale={stale}
      dense
      stickyHead
    />
  );
}
