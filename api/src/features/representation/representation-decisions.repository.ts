import type { Reader } from '@gyg/database';
import { bookings, gygs, needs, representationRequests, users } from '@gyg/database/schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import {
  byDeadline,
  decisionGyg,
  decisionPerson,
  type FirstDecisions,
} from '../../queries/decision-columns.repository';
import { isPublished } from '../../queries/gyg-states.repository';
import { bookedNeedTitleIn } from '../../queries/texts-in-language.repository';

/** Requests of cancelled bookings and of drafts are not listed, as in the organisation's own list. */
const waitingFor = (organizationId: string) =>
  and(
    eq(representationRequests.organizationId, organizationId),
    eq(representationRequests.status, 'PENDING'),
    inArray(bookings.status, ['ACTIVE', 'PENDING']),
    isPublished(),
  );

/** The first pending requests to represent an organisation. */
export function listPendingRequests(
  read: Reader,
  organizationId: string,
  { count: first, reading, now }: FirstDecisions,
) {
  return read
    .select({
      targetId: representationRequests.id,
      createdAt: representationRequests.createdAt,
      gyg: decisionGyg(reading),
      person: decisionPerson,
      needId: needs.id,
      needTitle: bookedNeedTitleIn(reading),
      contributionType: bookings.kind,
      quantity: bookings.quantity,
    })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(users, eq(users.id, representationRequests.userId))
    .where(waitingFor(organizationId))
    .orderBy(...byDeadline(now, representationRequests.createdAt, representationRequests.id))
    .limit(first);
}

export async function countPendingRequests(read: Reader, organizationId: string): Promise<number> {
  const [row] = await read
    .select({ total: count() })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(waitingFor(organizationId));
  return row?.total ?? 0;
}
