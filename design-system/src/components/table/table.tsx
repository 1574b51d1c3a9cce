import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SortHeader, type TableSort } from './sort-header';
import s from './table.module.css';
import type { TableColumn } from './table-column';

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Stands in the table's place when there are no rows. */
  empty?: ReactNode | undefined;
  /** Lines of 48 px for hosts' long lists. */
  dense?: boolean | undefined;
}

/** Rows and columns; on phones each row becomes a card with its labels, nothing left out. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, captionHidden, columns, rows, rowKey, sort, onSortChange, empty, dense, className, ...rest } = props;
  if (rows.length === 0 && empty !== undefined) return <div {...rest}>{empty}</div>;
  return (
    <div className={classNames(s.root, className)} data-dense={dense || undefined} {...rest}>
      <div className={s.panel}>
        <table className={s.table}>
          <caption className={captionHidden ? s.hidden : s.caption}>{caption}</caption>
          <thead className={s.head}>
            <tr>
              {columns.map((column) => (
                <SortHeader key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className={s.row}>
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

const TableCell = <Row,>({ column, row }: { column: TableColumn<Row>; row: Row }) => {
  const content = (
    <>
      {!column.primary && !column.labelHidden && (
        <span className={s.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={s.value}>{column.cell(row)}</span>
    </>
  );
  return column.primary ? (
    <th scope="row" className={s.cell} data-primary data-align={column.align}>
      {content}
    </th>
  ) : (
    <td className={s.cell} data-align={column.align}>
      {content}
    </td>
  );
};
