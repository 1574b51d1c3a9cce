import type { TableSort } from '@gyg/design-system/tables';
import type { GygSort } from './gyg-list';

/** Converts a sort order for the table's column headers. */
export function toTableSort(sort: GygSort): TableSort {
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' };
}

/** Converts the sort order of a column header. */
export function fromTableSort({ key, direction }: TableSort): GygSort {
  if (key === 'title') return direction === 'ascending' ? 'title' : '-title';
  return direction === 'ascending' ? 'start' : '-start';
}
