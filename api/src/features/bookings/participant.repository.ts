import type { ContributionType } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { bookings, needs, organizations, representationRequests } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { listPage, type Paging, type TextPaging } from '../../access/queries/paging.repository';
import { activeStatuses, type BookingRow, type PublicBookingRow, selectBookings } from './booking.repository';

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

const openToAll = (gygId: SQL, kind: SQL) =>
  and(eq(bookings.gygId, gygId), eq(bookings.kind, kind), eq(bookings.status, 'ACTIVE'));
const publicPage = prepared(
  { gygId: bookings.gygId, kind: bookings.kind, limit: 'number', offset: 'number' },
  (db, { gygId, kind, limit, offset }) => {
    const { id, needId, quantity, organizationId } = bookings;
    return db
      .select({
        ...{ id, gygId: bookings.gygId, needId, kind: bookings.kind, quantity, organizationId },
        needWhoCanOffer: needs.whoCanOffer,
        orgName: organizations.name,
      })
      .from(bookings)
      .innerJoin(needs, eq(needs.id, bookings.needId))
      .leftJoin(organizations, eq(organizations.id, bookings.organizationId))
      .where(openToAll(gygId, kind))
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(limit)
      .offset(offset);
  },
);
const publicCount = prepared({ gygId: bookings.gygId, kind: bookings.kind }, (db, { gygId, kind }) =>
  db.select({ total: count() }).from(bookings).where(openToAll(gygId, kind)),
);

/** A page of the participants of one kind, in booking order, with what everyone may see of them. */
export async function listPublicParticipantRows(
  read: Reader,
  { gygId, kind }: Pick<ParticipantFilter, 'gygId' | 'kind'>,
  { page, pageSize }: Paging,
): Promise<{ rows: PublicBookingRow[]; total: number }> {
  const rows = await publicPage(read, { gygId, kind, limit: pageSize, offset: page * pageSize });
  // Nearly always the first page has all.
  if (page === 0 && rows.length < pageSize) return { rows, total: rows.length };
  const [counted] = await publicCount(read, { gygId, kind });
  return { rows, total: counted?.total ?? 0 };
}

/** A page of the participants of one kind, in booking order. */
export async function listParticipantRows(
  read: Reader,
  filter: ParticipantFilter,
  { reading, ...paging }: TextPaging,
): Promise<{ rows: BookingRow[]; total: number }> {
  const where = conditions(filter);
  return listPage(
    selectBookings(read, reading).where(where).orderBy(asc(bookings.createdAt), asc(bookings.id)),
    read.select({ total: count() }).from(bookings).where(where),
    paging,
  );
}
