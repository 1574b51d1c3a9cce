import type { RowKey } from './table-features';

/** The choice with these rows in it, or out of it. */
export function choose(chosen: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The rows from one to another in the order on screen, both included; the second alone when the first is not there. */
export function between(keys: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] {
  const start = from === undefined ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  return start === -1 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many of the rows on screen are chosen. */
export function extent(chosen: ReadonlySet<RowKey>, keys: readonly RowKey[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
