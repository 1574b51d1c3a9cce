import type { Reader } from '@gyg/database';
import { bookings, gygs, needs } from '@gyg/database/schema';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { isOpen } from '../../../queries/gyg-states.repository';

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
