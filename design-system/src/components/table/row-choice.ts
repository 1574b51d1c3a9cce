import type { RowKey } from './table-features';

/** The selection with these rows added or removed. */
export function choose(chosen: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/**
 * The rows from one to another in the order on screen, both included; only the second if the first is not on screen.
 */
export function between(keys: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] {
  const start = from === undefined ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  return start === -1 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many of the rows on screen are selected. */
export function extent(chosen: ReadonlySet<RowKey>, keys: readonly RowKey[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
