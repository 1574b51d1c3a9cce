import { GygWaitlist } from '../../features/gyg-waitlist';
import { BookingsSkeleton } from '../../shared/booking-list';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/waitlist`: who waits for what is full of a gyg, for its hosts. */
export function GygWaitlistPage() {
  return (
    <GygScreen tab="waitlist" waiting={<BookingsSkeleton />}>
      {(desk) => <GygWaitlist desk={desk} />}
    </GygScreen>
  );
}
