import { useRef } from 'react';
import { between, choose, extent } from './row-choice';
import type { RowKey, TableSelection } from './table-features';

export interface RowChoice {
  /** How many of the rows on screen are chosen. */
  extent: 'none' | 'some' | 'all';
  check: (key: RowKey, on: boolean, range: boolean) => void;
  checkAll: (on: boolean) => void;
  clear: () => void;
}

/** How rows on screen are chosen: one by one, from the last one to this with Shift, all at once. Others stay as they are. */
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
