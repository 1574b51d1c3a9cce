import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import s from './table.module.css';
import { TableCheck } from './table-check';
import type { TableColumn } from './table-column';
import type { RowState } from './table-features';
import { roles } from './table-roles';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  state: RowState | undefined;
  check?: { label: string; checked: boolean; onCheck: (checked: boolean, range: boolean) => void } | undefined;
  /** Set if rows can be expanded; `detail` is empty for a row that cannot. */
  expander?: { label: string; open: boolean; onToggle: () => void; detail: ReactNode } | undefined;
}

/** A row and, if expanded, its details; on phones both are one card. */
export function TableRow<Row>({ row, columns, state, check, expander }: TableRowProps<Row>) {
  const id = useId();
  const opens = expander !== undefined && expander.detail !== undefined && expander.detail !== null;
  const open = opens && expander.open;
  const cells = columns.length + (check ? 1 : 0) + (expander ? 1 : 0);
  return (
    <>
      <tr
        {...roles.row}
        className={s.row}
        data-state={state}
        data-chosen={check?.checked || undefined}
        data-open={open || undefined}
        aria-busy={state === 'busy' || undefined}
      >
        {check && (
          <td {...roles.cell} className={s.check} data-kind="check">
            <TableCheck {...check} disabled={state === 'busy'} />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} row={row} column={column} columns={columns} />
        ))}
        {expander && (
          <td {...roles.cell} className={s.expander} data-kind="open">
            {opens && (
              <button
                type="button"
                className={s.toggle}
                aria-label={expander.label}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={expander.onToggle}
              >
                <Icon name="chevron" />
              </button>
            )}
          </td>
        )}
      </tr>
      {open && (
        <tr {...roles.row} className={s.detail} data-part="detail" id={id} data-chosen={check?.checked || undefined}>
          <td {...roles.cell} colSpan={cells}>
            {expander.detail}
          </td>
        </tr>
      )}
    </>
  );
}

interface CellProps<Row> {
  row: Row;
  column: TableColumn<Row>;
  columns: readonly TableColumn<Row>[];
}

function Cell<Row>({ row, column, columns }: CellProps<Row>) {
  const { kind = 'text', header, phone = 'line', folds, nowrap } = column;
  if (kind === 'name') {
    return (
      <th scope="row" {...roles.name} className={s.cell} data-kind={kind}>
        <span className={s.name}>
          {column.cell(row)}
          <span className={s.folds}>
            {columns.map((other) =>
              other.folds ? (
                <span key={other.key} className={s.folded} data-folds={other.folds}>
                  {other.kind === 'number' && <span className={s.foldedLabel}>{other.header}</span>}
                  {other.cell(row)}
                </span>
              ) : null,
            )}
          </span>
        </span>
      </th>
    );
  }
  return (
    <td
      {...roles.cell}
      className={s.cell}
      data-kind={kind}
      data-phone={phone}
      data-folds={folds || undefined}
      data-nowrap={nowrap || undefined}
    >
      {kind !== 'actions' && (
        <span className={s.label} data-part="label">
          {header}
        </span>
      )}
      <span className={s.value}>{column.cell(row)}</span>
    </td>
  );
}
