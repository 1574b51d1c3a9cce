import type { ContributionType } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { bookings, representationRequests } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { activeStatuses, type BookingRow, selectBookings } from './booking.repository';

export interface ParticipantFilter {
  gygId: string;
  kind: ContributionType;
  /** All bookings, for hosts; otherwise active ones and the caller's own. */
  all: boolean;
  callerId: string | undefined;
  /** Only bookings that represent this organisation or have asked to. */
  organizationId: string | undefined;
}

/**
 * The bookings of a gyg that represent an organisation: approved or pending. Their ids are found by the organisation's
 * indexes, so that the other bookings of the gyg are not read.
 */
export function inNameOf(gygId: string, organizationId: string): SQL {
  return sql`${bookings.id} in (
    select represented.id from bookings represented
      where represented.organization_id = ${organizationId} and represented.gyg_id = ${gygId}
    union all select asking.id from ${representationRequests}
      inner join bookings asking on asking.id = ${representationRequests.bookingId} and asking.gyg_id = ${gygId}
      where ${representationRequests.organizationId} = ${organizationId}
        and ${representationRequests.status} = 'PENDING')`;
}

function conditions({ gygId, kind, all, callerId, organizationId }: ParticipantFilter) {
  const held = inArray(bookings.status, activeStatuses);
  const own = callerId === undefined ? undefined : and(eq(bookings.userId, callerId), held);
  const visible = organizationId === undefined ? or(eq(bookings.status, 'ACTIVE'), own) : held;
  return and(
    organizationId === undefined ? eq(bookings.gygId, gygId) : inNameOf(gygId, organizationId),
    eq(bookings.kind, kind),
    all ? undefined : visible,
  );
}

const ofGuests = eq(bookings.status, 'ACTIVE');
const pageForGuests = prepared(
  { gygId: bookings.gygId, kind: bookings.kind, limit: 'number', offset: 'number' },
  (db, { gygId, kind, limit, offset }) =>
    selectBookings(db)
      .where(and(eq(bookings.gygId, gygId), eq(bookings.kind, kind), ofGuests))
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(limit)
      .offset(offset),
);
const countForGuests = prepared({ gygId: bookings.gygId, kind: bookings.kind }, (db, { gygId, kind }) =>
  db
    .select({ total: count() })
    .from(bookings)
    .where(and(eq(bookings.gygId, gygId), eq(bookings.kind, kind), ofGuests)),
);

/** A page of the participants of one kind, in booking order. What guests see is asked most, so it is built once. */
export async function listParticipantRows(
  read: Reader,
  filter: ParticipantFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const { gygId, kind, all, callerId, organizationId } = filter;
  const paging = { limit: pageSize, offset: page * pageSize };
  if (!all && callerId === undefined && organizationId === undefined) {
    const [rows, [total]] = await Promise.all([
      pageForGuests(read, { gygId, kind, ...paging }),
      countForGuests(read, { gygId, kind }),
    ]);
    return { rows, total: total?.total ?? 0 };
  }
  const where = conditions(filter);
  const [rows, [total]] = await Promise.all([
    selectBookings(read)
      .where(where)
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(paging.limit)
      .offset(paging.offset),
    read.select({ total: count() }).from(bookings).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}
