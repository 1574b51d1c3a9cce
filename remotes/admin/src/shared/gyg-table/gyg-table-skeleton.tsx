import { Skeleton, Table } from '@gyg/design-system';
import s from './gyg-table.module.css';
import { useGygColumns } from './use-gyg-columns';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The table before its rows are here: same columns, same heights. */
export function GygTableSkeleton({ caption }: { caption: string }) {
  const columns = useGygColumns({ sortable: false, withHost: false });
  return (
    <div aria-busy="true">
      <Table
        className={s.table}
        caption={caption}
        captionHidden
        columns={columns.map(({ key, header, align, primary }) => ({
          key,
          header,
          align,
          primary,
          cell: () => (primary ? <NameSkeleton /> : <Skeleton className={s.figure} />),
        }))}
        rows={rows}
        rowKey={(row) => row}
        aria-hidden="true"
        dense
      />
    </div>
  );
}

const NameSkeleton = () => (
  <span className={s.name}>
    <Skeleton shape="block" className={s.picture} />
    <span className={s.words}>
      <Skeleton length="long" />
      <Skeleton length="half" />
    </span>
  </span>
);
