import type { TableSort } from '@gyg/design-system/tables';
import type { GygSort } from './gyg-list';

/** Converts a sort order for the table's column headers. */
export function toTableSort(sort: GygSort): TableSort {
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' };
}

/** The order that no column has: upcoming gygs first, the soonest of them at the top. */
export const soonestFirst: TableSort = { key: 'soonest', direction: 'ascending' };

/** Converts the sort order of a column header, or `soonestFirst`. */
export function fromTableSort({ key, direction }: TableSort): GygSort {
  if (key === soonestFirst.key) return 'soonest';
  if (key === 'title') return direction === 'ascending' ? 'title' : '-title';
  return direction === 'ascending' ? 'start' : '-start';
}
