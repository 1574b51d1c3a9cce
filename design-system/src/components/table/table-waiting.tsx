import { Skeleton } from '../skeleton/skeleton';
import s from './table.module.css';
import type { TableColumn } from './table-column';
import { roles } from './table-roles';

/** The placeholder in a column's cell while its row is loading. */
const placeholder = <Row,>({ kind, waiting }: TableColumn<Row>) =>
  waiting ?? <Skeleton length={kind === 'name' ? 'long' : kind === 'text' ? 'half' : 'figure'} />;

export interface WaitingRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  checks: boolean;
  expanders: boolean;
}

/** Placeholder rows: same columns, same heights. */
export function WaitingRows<Row>({ columns, count, checks, expanders }: WaitingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without content have no other key
    <tr key={index} {...roles.row} className={s.row}>
      {checks && <td {...roles.cell} className={s.check} data-kind="check" />}
      {columns.map((column) => (
        <td
          key={column.key}
          {...roles.cell}
          className={s.cell}
          data-kind={column.kind ?? 'text'}
          data-phone={column.phone ?? 'line'}
          data-folds={column.folds || undefined}
        >
          {column.kind !== 'name' && column.kind !== 'actions' && (
            <span className={s.label} data-part="label">
              {column.header}
            </span>
          )}
          <span className={s.value}>{placeholder(column)}</span>
        </td>
      ))}
      {expanders && <td {...roles.cell} className={s.expander} data-kind="open" />}
    </tr>
  ));
}
