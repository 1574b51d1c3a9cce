import type { Reader } from '@gyg/database';
import { bookings, gygs, needs } from '@gyg/database/schema';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type GygRow, selectGygs } from '../../../queries/gyg-rows.repository';
import { inState } from './gyg-conditions.repository';

const asHost = { everything: true, organizationIds: [], gygIds: [] };

/** How many gygs an organisation hosts in each state, hidden ones included. */
export async function countHosted(read: Reader, organizationId: string, now: Date) {
  const inThis = (state: Parameters<typeof inState>[0]) =>
    count(sql`case when ${inState(state, now, asHost)} then 1 end`);
  const [row] = await read
    .select({
      drafts: inThis('CREATED'),
      upcoming: inThis('PUBLISHED'),
      ongoing: inThis('ONGOING'),
      finished: inThis('FINISHED'),
    })
    .from(gygs)
    .where(eq(gygs.organizationId, organizationId));
  return row ?? { drafts: 0, upcoming: 0, ongoing: 0, finished: 0 };
}

const open = (now: Date) => and(isNotNull(gygs.publishedAt), isNull(gygs.finishedAt), gt(gygs.endDateTime, now));

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
    .where(and(eq(gygs.organizationId, organizationId), open(now)))
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
        open(now),
        inArray(bookings.status, ['ACTIVE', 'PENDING']),
        gte(bookings.createdAt, since),
      ),
    )
    .groupBy(bookings.kind);
}

/**
 * A host's gygs in progress, the last to start first, so that a gyg of months does not hide the one of today; then
 * upcoming ones by their start, then drafts. Hidden ones included.
 */
export function listComing(read: Reader, organizationId: string, now: Date, first: number): Promise<GygRow[]> {
  const draft = isNull(gygs.publishedAt);
  const begun = lte(gygs.startDateTime, now);
  return selectGygs(read, organizationId)
    .where(and(eq(gygs.organizationId, organizationId), or(draft, open(now))))
    .orderBy(
      sql`case when ${draft} then 1 else 0 end`,
      sql`case when ${isNull(gygs.startDateTime)} then 1 else 0 end`,
      sql`case when ${begun} then 0 else 1 end`,
      desc(sql`case when ${begun} then ${gygs.startDateTime} end`),
      asc(gygs.startDateTime),
      asc(gygs.id),
    )
    .limit(first);
}
