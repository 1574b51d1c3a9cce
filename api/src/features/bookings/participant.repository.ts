import type { ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { bookings, representationRequests } from '@gyg/database/schema';
import { and, asc, count, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
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

/** Represents the organisation: approved or pending. */
export function inNameOf(read: Reader, organizationId: string): SQL | undefined {
  const pending = read
    .select({ id: representationRequests.id })
    .from(representationRequests)
    .where(
      and(
        eq(representationRequests.bookingId, bookings.id),
        eq(representationRequests.organizationId, organizationId),
        eq(representationRequests.status, 'PENDING'),
      ),
    );
  return or(eq(bookings.organizationId, organizationId), exists(pending));
}

function conditions(read: Reader, { gygId, kind, all, callerId, organizationId }: ParticipantFilter) {
  const held = inArray(bookings.status, activeStatuses);
  const own = callerId === undefined ? undefined : and(eq(bookings.userId, callerId), held);
  const visible = organizationId === undefined ? or(eq(bookings.status, 'ACTIVE'), own) : held;
  return and(
    eq(bookings.gygId, gygId),
    eq(bookings.kind, kind),
    all ? undefined : visible,
    organizationId === undefined ? undefined : inNameOf(read, organizationId),
  );
}

/** A page of the participants of one kind, in booking order. */
export async function listParticipantRows(
  read: Reader,
  filter: ParticipantFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const where = conditions(read, filter);
  const [rows, [total]] = await Promise.all([
    selectBookings(read)
      .where(where)
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(pageSize)
      .offset(page * pageSize),
    read.select({ total: count() }).from(bookings).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}
