import type { GygCounts } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { bookings, featured, gygs, needs, organizations, representationRequests, stories } from '@gyg/database/schema';
import { type AnyColumn, and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { isOpen } from '../../../access/queries/gyg-states.repository';

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

const sumOf = (column: SQL | typeof bookings.quantity | typeof needs.offeredPositions) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What the upcoming gygs of a host and those in progress offer, and what is booked of it, by kind. */
export function sumNeeds(read: Reader, organizationId: string, now: Date) {
  return read
    .select({
      kind: needs.kind,
      booked: sumOf(sql`${needs.bookedPositions} - ${needs.heldPositions}`),
      offered: sumOf(needs.offeredPositions),
    })
    .from(needs)
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .where(and(eq(gygs.organizationId, organizationId), isOpen(now)))
    .groupBy(needs.kind);
}

/** What was booked of it since a time and still is, by kind. */
export function sumBookedSince(read: Reader, organizationId: string, since: Date, now: Date) {
  return read
    .select({ kind: bookings.kind, booked: sumOf(bookings.quantity) })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(
      and(
        eq(gygs.organizationId, organizationId),
        isOpen(now),
        inArray(bookings.status, ['ACTIVE', 'PENDING']),
        gte(bookings.createdAt, since),
      ),
    )
    .groupBy(bookings.kind);
}

function sums(kind: 'SKILL' | 'COMMODITY') {
  const sum = (column: SQL | typeof needs.offeredPositions) =>
    sql<number>`coalesce((select sum(${column}) from ${needs}
      where ${needs.gygId} = ${gygs.id} and ${needs.kind} = ${kind}), 0)`.mapWith(Number);
  // What is offered to the waiting list is reserved, but not booked.
  const booked = sum(sql`${needs.bookedPositions} - ${needs.heldPositions}`);
  return { booked, offered: sum(needs.offeredPositions) };
}

const bookingsOf = (column: AnyColumn) =>
  sql<number>`coalesce((select sum(${column}) from ${needs} where ${needs.gygId} = ${gygs.id}), 0)`.mapWith(Number);

const unrejected = sql<number>`(select count(*) from ${stories}
  where ${stories.gygId} = ${gygs.id} and ${stories.status} <> 'REJECTED')`.mapWith(Number);
const unapproved = sql<number>`(select count(*) from ${stories}
  where ${stories.gygId} = ${gygs.id} and ${stories.status} = 'PENDING')`.mapWith(Number);

const onHostsPage =
  sql<boolean>`exists (select 1 from ${featured} where ${featured.organizationId} = ${gygs.organizationId}
  and ${featured.kind} = 'gyg' and ${featured.targetId} = ${gygs.id} and ${featured.scope} = 'organization')`.mapWith(
    Boolean,
  );

/** Bookings, open tasks and whether they are featured, of these gygs, by gyg id; for their hosts. One statement. */
export async function countsOf(read: Reader, gygIds: readonly string[]): Promise<Map<string, GygCounts>> {
  if (gygIds.length === 0) return new Map();
  const [skills, items] = [sums('SKILL'), sums('COMMODITY')];
  const rows = await read
    .select({
      id: gygs.id,
      skillsBooked: skills.booked,
      skillsOffered: skills.offered,
      itemsBooked: items.booked,
      itemsOffered: items.offered,
      taken: sql<number>`${gygs.beneficiariesTaken} - ${gygs.beneficiariesHeld}`.mapWith(Number),
      places: gygs.beneficiaryPositions,
      waiting: bookingsOf(needs.pendingBookings),
      confirmed: bookingsOf(needs.activeBookings),
      stories: unrejected,
      unapproved,
      featured: onHostsPage,
    })
    .from(gygs)
    // Joined so that columns keep their table's name in the subqueries.
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(inArray(gygs.id, [...gygIds]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        skills: { booked: row.skillsBooked, offered: row.skillsOffered },
        items: { booked: row.itemsBooked, offered: row.itemsOffered },
        recipients: { booked: row.taken, offered: row.places },
        bookings: { waiting: row.waiting, confirmed: row.confirmed },
        stories: { total: row.stories, unapproved: row.unapproved },
        featured: row.featured,
      },
    ]),
  );
}
