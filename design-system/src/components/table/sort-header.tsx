import { Icon } from '../icon/icon';
import s from './table.module.css';
import type { TableColumn } from './table-column';

/** By which column rows are sorted, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

interface SortHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** A column's header; a sortable one is a button that turns the direction round. */
export const SortHeader = <Row,>({ column, sort, onSortChange }: SortHeaderProps<Row>) => {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  if (!column.sortable || !onSortChange) {
    return (
      <th scope="col" className={s.header} data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={s.header} data-align={column.align} aria-sort={direction ?? 'none'}>
      <button type="button" className={s.sort} onClick={() => onSortChange({ key: column.key, direction: next })}>
        {column.header}
        <Icon name={direction === 'ascending' ? 'sort-up' : direction ? 'sort-down' : 'sort'} size="sm" />
      </button>
    </th>
  );
};
