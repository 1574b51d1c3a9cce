import { gygs, gygTransitions } from '@gyg/database/schema';
import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm';

/** The columns of what somebody booked, a booking or a place. */
interface Booked {
  gygId: AnyColumn;
  status: AnyColumn;
  cancelledAt: AnyColumn;
}

/**
 * Leaves out what somebody booked of a draft, unless they held it when it was unpublished: that line stays (api.md,
 * Visibility). Taking a gyg down cancels what is held at the moment that its transition has on record.
 */
export function staysInMyBookings({ gygId, status, cancelledAt }: Booked): SQL | undefined {
  const published = sql`exists (select 1 from ${gygs} where ${gygs.id} = ${gygId} and ${gygs.publishedAt} is not null)`;
  const heldUntilUnpublished = sql`exists (select 1 from ${gygTransitions} where ${gygTransitions.gygId} = ${gygId}
    and ${gygTransitions.state} = 'CREATED' and ${gygTransitions.at} = ${cancelledAt})`;
  return or(published, inArray(status, ['ACTIVE', 'PENDING']), heldUntilUnpublished);
}
