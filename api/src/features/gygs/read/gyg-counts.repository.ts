import type { GygCounts } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { featured, gygs, needs, organizations, stories } from '@gyg/database/schema';
import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm';

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
