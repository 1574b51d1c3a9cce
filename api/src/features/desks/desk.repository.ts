import type { Reader } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  gygMessages,
  gygs,
  organizations,
  representationRequests,
} from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

const active = sql`${bookings.gygId} = ${gygs.id} and ${bookings.status} in ('ACTIVE', 'PENDING')`;

const representing = sql<number>`(select count(*) from ${bookings}
  where ${active} and ${bookings.organizationId} = ${gygs.organizationId})`.mapWith(Number);

const representations = sql<number>`(select count(*) from ${representationRequests}
  inner join ${bookings} on ${bookings.id} = ${representationRequests.bookingId}
  where ${active} and ${representationRequests.organizationId} = ${gygs.organizationId}
    and ${representationRequests.status} = 'PENDING')`.mapWith(Number);

const marked = sql<number>`(select count(*) from ${bookings}
  where ${bookings.gygId} = ${gygs.id} and ${bookings.status} = 'ACTIVE' and ${bookings.attendance} is not null)`.mapWith(
  Number,
);

const messages = sql<number>`(select count(*) from ${gygMessages}
  where ${gygMessages.gygId} = ${gygs.id})`.mapWith(Number);

const bookers = sql`(select count(distinct ${bookings.userId}) from ${bookings} where ${active})`;
const bookersAndRecipients = sql`(select count(*) from (
  select ${bookings.userId} from ${bookings} where ${active}
  union select ${beneficiaries.userId} from ${beneficiaries}
    where ${beneficiaries.gygId} = ${gygs.id} and ${beneficiaries.status} = 'ACTIVE') as concerned)`;

/**
 * People with a booking or a place, once each. Most gygs have only one of both, which takes less. Erasing an account
 * cancels what is coming, so none of them is erased.
 */
const people = sql<number>`case when ${gygs.beneficiariesTaken} = ${gygs.beneficiariesHeld} then ${bookers}
  when not exists (select 1 from ${bookings} where ${active}) then ${gygs.beneficiariesTaken} - ${gygs.beneficiariesHeld}
  else ${bookersAndRecipients} end`.mapWith(Number);

/** What the needs of a gyg do not count. One statement; none of its parts reads the rows of all bookings. */
export async function countConcerned(read: Reader, gygId: string) {
  const [row] = await read
    .select({ representing, representations, marked, messages, people })
    .from(gygs)
    // Joined so that columns keep their table's name in the subqueries.
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(eq(gygs.id, gygId));
  return row ?? { representing: 0, representations: 0, marked: 0, messages: 0, people: 0 };
}
