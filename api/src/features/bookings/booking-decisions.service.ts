import type { Reader } from '@gyg/database';
import type { FirstDecisions } from '../../queries/decision-columns.repository';
import { countPendingBookings, listPendingBookings } from './booking-decisions.repository';

/** The first bookings that are pending of an organisation as host, by the start of the gyg. */
export async function listBookingDecisions(read: Reader, organizationId: string, first: FirstDecisions) {
  const rows = await listPendingBookings(read, organizationId, first);
  return rows.map((row) => ({ ...row, kind: 'booking' as const }));
}

/** How many of them there are, and since when the oldest has been pending. */
export function countBookingDecisions(read: Reader, organizationId: string) {
  return countPendingBookings(read, organizationId);
}
