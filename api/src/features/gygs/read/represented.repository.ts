import type { Reader } from '@gyg/database';
import { bookings, gygs, organizations, representationRequests } from '@gyg/database/schema';
import { eq, inArray, sql } from 'drizzle-orm';

/** Different people who represent an organisation at each gyg, and requests to do so that wait. One statement. */
export async function representedAt(read: Reader, organizationId: string, gygIds: readonly string[]) {
  if (gygIds.length === 0) return new Map<string, { people: number; waiting: number }>();
  const people = sql`(select count(distinct ${bookings.userId}) from ${bookings} where ${bookings.gygId} = ${gygs.id}
    and ${bookings.organizationId} = ${organizationId} and ${bookings.status} = 'ACTIVE')`;
  const waiting = sql`(select count(*) from ${representationRequests}
    inner join ${bookings} on ${bookings.id} = ${representationRequests.bookingId}
    where ${bookings.gygId} = ${gygs.id} and ${representationRequests.organizationId} = ${organizationId}
    and ${representationRequests.status} = 'PENDING')`;
  const rows = await read
    .select({ id: gygs.id, people: people.mapWith(Number), waiting: waiting.mapWith(Number) })
    .from(gygs)
    // Joined so that columns keep their table's name in the subqueries.
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(inArray(gygs.id, [...gygIds]));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
