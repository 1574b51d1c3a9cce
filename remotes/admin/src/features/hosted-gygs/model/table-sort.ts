import type { TableSort } from '@gyg/design-system/tables';
import type { HostedSort } from './hosted-list';

/** The order as the table shows it at its columns. */
export function toTableSort(sort: HostedSort): TableSort {
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' };
}

/** The order that a column's header asks for. */
export function fromTableSort({ key, direction }: TableSort): HostedSort {
  if (key === 'title') return direction === 'ascending' ? 'title' : '-title';
  return direction === 'ascending' ? 'start' : '-start';
}
