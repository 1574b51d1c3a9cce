import { GygRecipients } from '../../features/gyg-recipients';
import { BookingsSkeleton } from '../../shared/booking-list';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/recipients/bookings`: the recipients' places of a gyg for its hosts. */
export function GygRecipientsPage() {
  return (
    <GygScreen tab="recipients" waiting={<BookingsSkeleton />}>
      {(desk) => <GygRecipients desk={desk} />}
    </GygScreen>
  );
}
