import { useBookingList } from '../../../shared/booking-list';
import { ExportButton } from '../../../shared/lists/export-button';
import { exportMemberBookings, type MemberBookingsOf } from '../api/booking-calls';

/** Saves the list in the address as a CSV file. */
export function ExportMemberBookings(of: MemberBookingsOf) {
  const { list } = useBookingList();
  return <ExportButton save={() => exportMemberBookings(of, list)} />;
}
