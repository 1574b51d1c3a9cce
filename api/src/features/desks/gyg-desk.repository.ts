import type { Reader } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  gygMessages,
  gygs,
  organizations,
  representationRequests,
} from '@gyg/database/schema';
import { and, count, eq, sql } from 'drizzle-orm';

type HostedGyg = Pick<typeof gygs.$inferSelect, 'id' | 'organizationId'>;

/** The bookings of a gyg by status: how many, how many of them represent the host, and how many have attendance. */
export function countBookings(read: Reader, { id, organizationId }: HostedGyg) {
  return read
    .select({
      status: bookings.status,
      total: count(),
      ofHost: count(sql`case when ${eq(bookings.organizationId, organizationId)} then 1 end`),
      marked: count(bookings.attendance),
    })
    .from(bookings)
    .where(eq(bookings.gygId, id))
    .groupBy(bookings.status);
}

/** The positions of pending bookings, by need. */
export async function sumPending(read: Reader, gygId: string): Promise<Map<string, number>> {
  const rows = await read
    .select({ needId: bookings.needId, waiting: sql<number>`sum(${bookings.quantity})`.mapWith(Number) })
    .from(bookings)
    .where(and(eq(bookings.gygId, gygId), eq(bookings.status, 'PENDING')))
    .groupBy(bookings.needId);
  return new Map(rows.map(({ needId, waiting }) => [needId, waiting]));
}

const representations = sql<number>`(select count(*) from ${representationRequests}
  inner join ${bookings} on ${bookings.id} = ${representationRequests.bookingId}
  where ${bookings.gygId} = ${gygs.id} and ${bookings.status} in ('ACTIVE', 'PENDING')
    and ${representationRequests.organizationId} = ${gygs.organizationId}
    and ${representationRequests.status} = 'PENDING')`.mapWith(Number);

const messages = sql<number>`(select count(*) from ${gygMessages}
  where ${gygMessages.gygId} = ${gygs.id})`.mapWith(Number);

/** People with a booking or a place, once each. Erasing an account cancels what is coming, so none of them is erased. */
const people = sql<number>`(select count(distinct ${bookings.userId}) from ${bookings}
    where ${bookings.gygId} = ${gygs.id} and ${bookings.status} in ('ACTIVE', 'PENDING'))
  + (select count(*) from ${beneficiaries}
    where ${beneficiaries.gygId} = ${gygs.id} and ${beneficiaries.status} = 'ACTIVE' and not exists (
      select 1 from ${bookings} where ${bookings.gygId} = ${gygs.id}
        and ${bookings.userId} = ${beneficiaries.userId} and ${bookings.status} in ('ACTIVE', 'PENDING')))`.mapWith(
  Number,
);

/** What else belongs to a gyg: requests to represent its host, messages, and people to notify. One statement. */
export async function countConcerned(read: Reader, gygId: string) {
  const [row] = await read
    .select({ representations, messages, people })
    .from(gygs)
    // Joined so that columns keep their table's name in the subqueries.
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(eq(gygs.id, gygId));
  return row ?? { representations: 0, messages: 0, people: 0 };
}
