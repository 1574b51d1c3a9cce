import type { TableSort } from '@gyg/design-system/tables';

/** The text key of a sort order of a host's gygs. */
export function orderNames({ key, direction }: TableSort) {
  if (key === 'soonest') return 'table.order.soonest';
  if (key === 'title') return direction === 'ascending' ? 'table.order.title' : 'table.order.titleBack';
  return direction === 'ascending' ? 'table.order.early' : 'table.order.late';
}
