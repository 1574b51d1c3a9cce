import { GygWaitlist } from '../../features/gyg-waitlist';
import { BookingsSkeleton } from '../../shared/booking-list';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/waitlist`: the waiting lists of a gyg, for its hosts. */
export function GygWaitlistPage() {
  return (
    <GygScreen tab="waitlist" waiting={<BookingsSkeleton />}>
      {(desk) => <GygWaitlist desk={desk} />}
    </GygScreen>
  );
}
