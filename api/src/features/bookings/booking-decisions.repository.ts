import type { Reader } from '@gyg/database';
import { bookings, gygs, needs, organizations, users } from '@gyg/database/schema';
import { and, count, eq, min, sql } from 'drizzle-orm';
import {
  byDeadline,
  decisionGyg,
  decisionPerson,
  type FirstDecisions,
} from '../../queries/decision-columns.repository';
import { isPublished } from '../../queries/gyg-states.repository';
import { bookedNeedTitleIn } from '../../queries/texts-in-language.repository';

const waitingFor = (organizationId: string) =>
  and(eq(gygs.organizationId, organizationId), isPublished(), eq(bookings.status, 'PENDING'));

const confirmed = sql<number>`${needs.bookedPositions} - ${needs.pendingPositions} - ${needs.heldPositions}`.mapWith(
  Number,
);

/** The first pending bookings of an organisation's gyg. */
export function listPendingBookings(
  read: Reader,
  organizationId: string,
  { count: first, reading, now }: FirstDecisions,
) {
  return read
    .select({
      targetId: bookings.id,
      createdAt: bookings.createdAt,
      gyg: decisionGyg(reading),
      person: decisionPerson,
      needId: needs.id,
      needTitle: bookedNeedTitleIn(reading),
      contributionType: bookings.kind,
      quantity: bookings.quantity,
      offeredPositions: needs.offeredPositions,
      confirmedPositions: confirmed,
      comment: bookings.bookingComment,
      orgName: organizations.name,
    })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(organizations, eq(organizations.id, bookings.organizationId))
    .where(waitingFor(organizationId))
    .orderBy(...byDeadline(now, bookings.createdAt, bookings.id))
    .limit(first);
}

/** How many there are, and when the oldest was made. */
export async function countPendingBookings(read: Reader, organizationId: string) {
  const [row] = await read
    .select({ total: count(), oldest: min(bookings.createdAt) })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(waitingFor(organizationId));
  return { total: row?.total ?? 0, oldest: row?.oldest ?? null };
}
