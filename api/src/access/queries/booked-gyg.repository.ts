import { bookings, gygs, gygTransitions } from '@gyg/database/schema';
import { type AnyColumn, and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { isPublished } from './gyg-states.repository';

/** The contributions that count: attended and not cancelled, on a published gyg. */
export const attended = and(eq(bookings.attendance, 'ATTENDED'), eq(bookings.status, 'ACTIVE'), isPublished());

/** Bookings that do not represent this organisation. */
export const fromOthers = (organizationId: string) =>
  or(isNull(bookings.organizationId), ne(bookings.organizationId, organizationId));

/** The columns of a booking or a place. */
interface Booked {
  gygId: AnyColumn;
  status: AnyColumn;
  cancelledAt: AnyColumn;
}

/**
 * Leaves out bookings of a draft, except those that were active when it was unpublished. Unpublishing cancels them at
 * the time of its recorded transition.
 */
export function staysInMyBookings({ gygId, status, cancelledAt }: Booked): SQL | undefined {
  const published = sql`exists (select 1 from ${gygs} where ${gygs.id} = ${gygId} and ${isPublished()})`;
  const heldUntilUnpublished = sql`exists (select 1 from ${gygTransitions} where ${gygTransitions.gygId} = ${gygId}
    and ${gygTransitions.state} = 'CREATED' and ${gygTransitions.at} = ${cancelledAt})`;
  return or(published, inArray(status, ['ACTIVE', 'PENDING']), heldUntilUnpublished);
}
