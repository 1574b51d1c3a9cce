import type { Reader } from '@gyg/database';
import { bookings, gygs, representationRequests } from '@gyg/database/schema';
import { and, eq, inArray } from 'drizzle-orm';

/** A user's active representation requests for an organisation, with the times of their gygs. */
export function listActiveRequests(read: Reader, who: { userId: string; organizationId: string }) {
  return read
    .select({
      id: representationRequests.id,
      status: representationRequests.status,
      bookingId: bookings.id,
      startDateTime: gygs.startDateTime,
      endDateTime: gygs.endDateTime,
      publishedAt: gygs.publishedAt,
      finishedAt: gygs.finishedAt,
    })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(
      and(
        eq(representationRequests.userId, who.userId),
        eq(representationRequests.organizationId, who.organizationId),
        inArray(representationRequests.status, ['PENDING', 'ACCEPTED']),
      ),
    );
}
