import { useId, useState } from 'react';
import { Icon } from '../icon/icon';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { choose } from './row-choice';
import s from './table.module.css';
import { SelectionBar, SortChoice } from './table-bar';
import { TableCheck } from './table-check';
import type { TableColumn } from './table-column';
import type { TableContent } from './table-content';
import type { RowKey, TableExpansion, TableSort } from './table-features';
import { roles } from './table-roles';
import { TableRow } from './table-row';
import { TableTotals } from './table-totals';
import type { RowChoice } from './use-row-choice';

/** The expanded rows: internal state, or controlled by `expanded`. */
function useExpanded<Row>(expansion: TableExpansion<Row> | undefined) {
  const [own, setOwn] = useState<ReadonlySet<RowKey>>(() => expansion?.defaultExpanded ?? new Set());
  const expanded = expansion?.expanded ?? own;
  const toggle = (key: RowKey) => {
    const next = choose(expanded, [key], !expanded.has(key));
    setOwn(next);
    expansion?.onExpandedChange?.(next);
  };
  return { expanded, toggle };
}

export interface TablePanelProps<Row> extends TableContent<Row> {
  choice: RowChoice | undefined;
}

/** The table itself with the bar above it. */
export function TablePanel<Row>(props: TablePanelProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, rowState, sorting, selection, expansion, loading, choice } =
    props;
  const captionId = useId();
  const { expanded, toggle } = useExpanded(expansion);
  return (
    <div className={s.panel}>
      {!captionHidden && (
        <div className={s.caption} data-part="caption" id={captionId}>
          {caption}
        </div>
      )}
      {sorting && <SortChoice columns={columns} sorting={sorting} />}
      {selection && choice && (
        <div className={s.bar} data-part="bar" data-any={selection.selected.size > 0 || undefined}>
          <SelectionBar selection={selection} onClear={choice.clear} />
        </div>
      )}
      <table
        {...roles.table}
        className={s.table}
        aria-labelledby={captionHidden ? undefined : captionId}
        aria-hidden={loading ? true : undefined}
      >
        {captionHidden && (
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
        )}
        <thead {...roles.group} className={s.head}>
          <tr {...roles.row}>
            {selection && choice && (
              <th scope="col" {...roles.header} className={s.header} data-kind="check">
                {!loading && (
                  <TableCheck
                    label={selection.allLabel}
                    checked={choice.extent === 'all'}
                    mixed={choice.extent === 'some'}
                    onCheck={choice.checkAll}
                  />
                )}
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader
                key={column.key}
                column={column}
                sort={sorting?.sort}
                onSortChange={loading ? undefined : sorting?.onSortChange}
              />
            ))}
            {expansion && <td {...roles.cell} className={s.header} data-kind="open" />}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {loading && (
            <WaitingRows
              columns={columns}
              count={loading.rows ?? 6}
              checks={selection !== undefined}
              expanders={expansion !== undefined}
            />
          )}
          {!loading &&
            rows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  state={rowState?.(row)}
                  check={
                    selection && {
                      label: selection.rowLabel(row),
                      checked: selection.selected.has(key),
                      onCheck: (on, range) => choice?.check(key, on, range),
                    }
                  }
                  expander={
                    expansion && {
                      label: expansion.label(row),
                      open: expanded.has(key),
                      onToggle: () => toggle(key),
                      detail: expansion.detail(row),
                    }
                  }
                />
              );
            })}
        </tbody>
        <TableTotals columns={columns} checks={selection !== undefined} expanders={expansion !== undefined} />
      </table>
    </div>
  );
}

interface ColumnHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  /** Without it no column is sortable. */
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** A column's header; a sortable one is a button that reverses the order. */
function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
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

/** The placeholder in a column's cell while its row is loading. */
const placeholder = <Row,>({ kind, waiting }: TableColumn<Row>) =>
  waiting ?? <Skeleton length={kind === 'name' ? 'long' : kind === 'text' ? 'half' : 'figure'} />;

interface WaitingRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  checks: boolean;
  expanders: boolean;
}

/** Placeholder rows: same columns, same heights. */
function WaitingRows<Row>({ columns, count, checks, expanders }: WaitingRowsProps<Row>) {
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
