import type { TableSort } from '@gyg/design-system/tables';

/** The order of a table's headers for a sort value of the API, such as `name:desc`. */
export function toTableSort(sort: string): TableSort {
  const [key = '', direction] = sort.split(':');
  return { key, direction: direction === 'desc' ? 'descending' : 'ascending' };
}

/** The sort value of the API for a table's header; undefined if the API cannot sort like this. */
export const fromTableSort = <Sort extends string>(sorts: readonly Sort[], { key, direction }: TableSort) =>
  sorts.find((sort) => sort === `${key}:${direction === 'descending' ? 'desc' : 'asc'}`);

/** A sort value in an address: `name`, or `-name` for the reverse order. */
export const sortName = (sort: string): string =>
  sort.endsWith(':desc') ? `-${sort.slice(0, -':desc'.length)}` : sort.slice(0, -':asc'.length);
