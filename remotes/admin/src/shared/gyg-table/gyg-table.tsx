import type { Gyg } from '@gyg/contract';
import { Table, type TableSort } from '@gyg/design-system';
import s from './gyg-table.module.css';
import { useGygColumns } from './use-gyg-columns';

export interface GygTableProps {
  /** Names the table; the page's title says it already, so it is for screen readers. */
  caption: string;
  gygs: readonly Gyg[];
  /** Names each gyg's organisation, where the list holds gygs of several. */
  withHost?: boolean;
  /** By which column the rows stand; without it nothing can be sorted. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** These rows answer the question before; the next are on their way. */
  stale?: boolean;
}

/** Gygs as their hosts see them: state, start, how full, and what waits; on phones one card a gyg. */
export function GygTable({ caption, gygs, withHost = false, sort, onSortChange, stale = false }: GygTableProps) {
  const columns = useGygColumns({ sortable: onSortChange !== undefined, withHost });
  return (
    <Table
      className={s.table}
      caption={caption}
      captionHidden
      columns={columns}
      rows={gygs}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={onSortChange}
      data-stale={stale || undefined}
      dense
    />
  );
}
