import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { SelectField } from '../select-field/select-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './table-bar.module.css';
import type { TableColumn } from './table-column';
import type { TableSelection, TableSort, TableSorting } from './table-features';

/** Replaces sortable headers on phones; hidden in full-width tables. */
export function SortChoice<Row>({ columns, sorting }: { columns: readonly TableColumn<Row>[]; sorting: TableSorting }) {
  const { sort, onSortChange, label, orderLabel, otherOrders = [] } = sorting;
  const ofColumns = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key }): TableSort[] => [
      { key, direction: 'ascending' },
      { key, direction: 'descending' },
    ]);
  const orders = [...otherOrders, ...ofColumns];
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

/** Announces the order after it changed, not initially. */
export function useSaidOrder(sorting: TableSorting | undefined) {
  const [changed, setChanged] = useState(false);
  if (sorting === undefined) return { sorting, announcement: null };
  const { sort, onSortChange, orderLabel } = sorting;
  const change = (next: TableSort) => {
    setChanged(true);
    onSortChange(next);
  };
  const announcement = <VisuallyHidden role="status">{changed && sort && orderLabel(sort)}</VisuallyHidden>;
  return { sorting: { ...sorting, onSortChange: change }, announcement };
}

interface SelectionBarProps<Row> {
  selection: TableSelection<Row>;
  onClear: () => void;
}

/**
 * The number of selected rows and the actions for them. Its space is reserved while nothing is selected, so that no row
 * moves.
 */
export function SelectionBar<Row>({ selection, onClear }: SelectionBarProps<Row>) {
  const { selected, countLabel, clearLabel, actions } = selection;
  const any = selected.size > 0;
  const count = useRef<HTMLParagraphElement>(null);
  const before = useRef(any);
  useEffect(() => {
    // The focused buttons are removed: move the focus to the text that says that nothing is selected.
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
