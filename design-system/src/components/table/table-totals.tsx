import s from './table.module.css';
import type { TableColumn } from './table-column';
import { roles } from './table-roles';

export interface TableTotalsProps<Row> {
  columns: readonly TableColumn<Row>[];
  checks: boolean;
  expanders: boolean;
}

/** The totals row. Not rendered if no column defines a total; on phones a separate card. */
export function TableTotals<Row>({ columns, checks, expanders }: TableTotalsProps<Row>) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row} className={s.totals} data-part="totals">
        {checks && <td {...roles.cell} className={s.check} data-kind="check" />}
        {columns.map(({ key, kind = 'text', header, total, phone = 'line', folds }) => {
          const shared = {
            className: s.cell,
            'data-kind': kind,
            'data-phone': phone,
            'data-folds': folds || undefined,
            'data-none': total === undefined || undefined,
          };
          return kind === 'name' ? (
            <th key={key} scope="row" {...roles.name} {...shared}>
              {total}
            </th>
          ) : (
            <td key={key} {...roles.cell} {...shared}>
              {total !== undefined && (
                <span className={s.label} data-part="label">
                  {header}
                </span>
              )}
              <span className={s.value}>{total}</span>
            </td>
          );
        })}
        {expanders && <td {...roles.cell} className={s.expander} data-kind="open" />}
      </tr>
    </tfoot>
  );
}
