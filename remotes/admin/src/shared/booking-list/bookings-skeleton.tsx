import { useTranslation } from '@gyg/platform';
import { BookingTable } from './booking-table';
import { useBookingColumns } from './use-booking-columns';

/** The loading table: same columns, same heights. */
export function BookingsSkeleton() {
  const { t } = useTranslation('admin');
  const columns = useBookingColumns({ sortable: false });
  return (
    <BookingTable
      caption={t('bookings.title')}
      columns={columns}
      rows={[]}
      loading={{ label: t('lists.loading'), rows: 8 }}
    />
  );
}
