import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './table.module.css';
import type { TableColumn } from './table-column';
import type { TableSort } from './table-features';
import { roles } from './table-roles';

export interface ColumnHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  /** Without it no column is sortable. */
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** A column's header; a sortable one is a button that reverses the order. */
export function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  const { key, header, kind = 'text', sortable, folds } = column;
  const shared = { className: s.header, 'data-kind': kind, 'data-folds': folds || undefined };
  if (!sortable || !onSortChange) {
    return (
      <th scope="col" {...roles.header} {...shared}>
        {kind === 'actions' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    );
  }
  const direction = sort?.key === key ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" {...roles.header} {...shared} aria-sort={direction ?? 'none'}>
      <button type="button" className={s.sort} onClick={() => onSortChange({ key, direction: next })}>
        {header}
        <Icon name={direction === 'ascending' ? 'sort-up' : direction ? 'sort-down' : 'sort'} size="sm" />
      </button>
    </th>
  );
}
