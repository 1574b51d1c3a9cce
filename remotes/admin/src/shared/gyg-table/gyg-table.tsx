import type { Gyg } from '@gyg/contract';
import { Table, type TableSelection, type TableSort } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { orderNames } from './order-names';
import { useGygColumns } from './use-gyg-columns';

export interface GygTableProps {
  /** The table's accessible name. Visually hidden, because it repeats the page's title. */
  caption: string;
  gygs: readonly Gyg[];
  /** Shows each gyg's organisation, for lists with gygs of several. */
  withHost?: boolean;
  /** The order of the rows; undefined disables sorting. */
  sort?: TableSort;
  /** Orders that no column has. */
  otherOrders?: readonly TableSort[];
  onSortChange?: (sort: TableSort) => void;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale?: boolean;
  /** A row's actions, at its end. */
  actions?: (gyg: Gyg) => ReactNode;
  /** Lets the user choose several gygs. */
  selection?: TableSelection<Gyg>;
}

/** Gygs for their hosts: state, start, how full, and open requests. On phones one card per gyg. */
export function GygTable(props: GygTableProps) {
  const {
    caption,
    gygs,
    withHost = false,
    sort,
    otherOrders = [],
    onSortChange,
    stale = false,
    actions,
    selection,
  } = props;
  const { t } = useTranslation('admin');
  const columns = useGygColumns({ sortable: onSortChange !== undefined, withHost, actions });
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={gygs}
      rowKey={({ id }) => id}
      rowState={({ hidden }) => (hidden ? 'hidden' : undefined)}
      sorting={
        onSortChange && {
          sort,
          onSortChange,
          otherOrders,
          label: t('table.sortBy'),
          orderLabel: (order) => t(orderNames(order)),
        }
      }
      {...(selection && { selection })}
      stale={stale}
      dense
      stickyHead
    />
  );
}
