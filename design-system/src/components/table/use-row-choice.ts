import { useRef } from 'react';
import { between, choose, extent } from './row-choice';
import type { RowKey, TableSelection } from './table-features';

export interface RowChoice {
  /** How many of the rows on screen are selected. */
  extent: 'none' | 'some' | 'all';
  check: (key: RowKey, on: boolean, range: boolean) => void;
  checkAll: (on: boolean) => void;
  clear: () => void;
}

/** Selects rows on screen: one at a time, a range with Shift, or all. Other selected rows stay selected. */
export function useRowChoice<Row>(
  selection: TableSelection<Row> | undefined,
  keys: readonly RowKey[],
): RowChoice | undefined {
  const last = useRef<RowKey>(undefined);
  if (selection === undefined) return undefined;
  const { selected, onSelectedChange } = selection;
  return {
    extent: extent(selected, keys),
    check: (key: RowKey, on: boolean, range: boolean) => {
      onSelectedChange(choose(selected, between(keys, range ? last.current : undefined, key), on));
      last.current = key;
    },
    checkAll: (on: boolean) => onSelectedChange(choose(selected, keys, on)),
    clear: () => onSelectedChange(new Set()),
  };
}
