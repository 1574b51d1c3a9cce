import { useState } from 'react';
import { choose } from './row-choice';
import type { RowKey, TableExpansion } from './table-features';

/** The expanded rows: internal state, or controlled by `expanded`. */
export function useExpanded<Row>(expansion: TableExpansion<Row> | undefined) {
  const [own, setOwn] = useState<ReadonlySet<RowKey>>(() => expansion?.defaultExpanded ?? new Set());
  const expanded = expansion?.expanded ?? own;
  const toggle = (key: RowKey) => {
    const next = choose(expanded, [key], !expanded.has(key));
    setOwn(next);
    expansion?.onExpandedChange?.(next);
  };
  return { expanded, toggle };
}
