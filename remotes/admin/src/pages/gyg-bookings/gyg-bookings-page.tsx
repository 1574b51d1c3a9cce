import { GygBookings } from '../../features/gyg-bookings';
import { BookingsSkeleton } from '../../shared/booking-list';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/bookings`: all bookings of a gyg for its hosts. */
export function GygBookingsPage() {
  return (
    <GygScreen tab="bookings" waiting={<BookingsSkeleton />}>
      {(desk) => <GygBookings desk={desk} />}
    </GygScreen>
  );
}
