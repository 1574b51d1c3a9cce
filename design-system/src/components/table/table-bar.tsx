import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { SelectField } from '../select-field/select-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './table-bar.module.css';
import type { TableColumn } from './table-column';
import type { TableSelection, TableSort, TableSorting } from './table-features';

/** Replaces sortable headers on phones; hidden in full-width tables. */
export function SortChoice<Row>({ columns, sorting }: { columns: readonly TableColumn<Row>[]; sorting: TableSorting }) {
  const { sort, onSortChange, label, orderLabel } = sorting;
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key }): TableSort[] => [
      { key, direction: 'ascending' },
      { key, direction: 'descending' },
    ]);
  const current = orders.findIndex(({ key, direction }) => key === sort?.key && direction === sort.direction);
  return (
    <div className={s.sort}>
      <SelectField
        look="inline"
        label={label}
        value={current}
        options={[
          ...(current === -1 ? [{ value: '-1', label: '–', disabled: true }] : []),
          ...orders.map((order, index) => ({ value: `${index}`, label: orderLabel(order) })),
        ]}
        onChange={({ currentTarget }) => {
          const order = orders[Number(currentTarget.value)];
          if (order) onSortChange(order);
        }}
      />
    </div>
  );
}

/** Says the order after it was changed, not on arrival. */
export function useSaidOrder(sorting: TableSorting | undefined) {
  const [said, setSaid] = useState(false);
  if (sorting === undefined) return { sorting, announcement: null };
  const { sort, onSortChange, orderLabel } = sorting;
  const change = (next: TableSort) => {
    setSaid(true);
    onSortChange(next);
  };
  const announcement = <VisuallyHidden role="status">{said && sort && orderLabel(sort)}</VisuallyHidden>;
  return { sorting: { ...sorting, onSortChange: change }, announcement };
}

interface SelectionBarProps<Row> {
  selection: TableSelection<Row>;
  onClear: () => void;
}

/** How many rows are chosen and what can be done with them. It keeps its place when none is, so that no row moves. */
export function SelectionBar<Row>({ selection, onClear }: SelectionBarProps<Row>) {
  const { selected, countLabel, clearLabel, actions } = selection;
  const any = selected.size > 0;
  const count = useRef<HTMLParagraphElement>(null);
  const before = useRef(any);
  useEffect(() => {
    // The focus went with the buttons: it goes on from what says that none is chosen.
    if (before.current && !any && document.activeElement === document.body) count.current?.focus();
    before.current = any;
  }, [any]);
  return (
    <div className={s.choice} data-any={any || undefined}>
      <p ref={count} className={s.count} role="status" tabIndex={-1}>
        {countLabel(selected.size)}
      </p>
      {any && (
        <>
          <Button variant="quiet" size="sm" icon="close" onClick={onClear}>
            {clearLabel}
          </Button>
          <div className={s.actions}>{actions}</div>
        </>
      )}
    </div>
  );
}
