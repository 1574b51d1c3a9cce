import type { TableSort } from '@gyg/design-system/tables';

const keys = ['name', 'need', 'quantity', 'organization', 'created'] as const;

/** The text key of a sort order of bookings. */
export function orderName({ key, direction }: TableSort) {
  const known = keys.find((one) => one === key) ?? 'created';
  return `bookings.order.${known}.${direction}` as const;
}
