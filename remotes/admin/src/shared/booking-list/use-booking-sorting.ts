import { bookingSorts } from '@gyg/contract/enums';
import type { TableSort, TableSorting } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { fromTableSort, toTableSort } from '../lists/column-sort';
import type { BookingListInAddress } from './booking-list';

const keys = ['name', 'need', 'quantity', 'organization', 'created'] as const;

/** The text key of a sort order of bookings. */
function orderName({ key, direction }: TableSort) {
  const order = keys.find((name) => name === key) ?? 'created';
  return `bookings.order.${order}.${direction}` as const;
}

/** Sorting by the columns of a list of bookings; the order is in the address. */
export function useBookingSorting({ list, change }: BookingListInAddress): TableSorting {
  const { t } = useTranslation('admin');
  return {
    sort: toTableSort(list.sort),
    onSortChange: (next) => {
      const sort = fromTableSort(bookingSorts, next);
      if (sort) change({ sort });
    },
    label: t('lists.sortBy'),
    orderLabel: (order) => t(orderName(order)),
  };
}
