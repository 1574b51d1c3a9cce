import { representationStatuses } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { bookings } from './bookings';
import { createdAt, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** A request to represent an organisation, answered by its admin; an accepted one can be revoked by either side. */
export const representationRequests = k.table(
  'representation_requests',
  {
    id: id(),
    bookingId: partOf(() => bookings.id),
    organizationId: partOf(() => organizations.id),
    /** The booker. */
    userId: reference(() => users.id),
    status: k.text({ enum: representationStatuses }).notNull().default('PENDING'),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('representation_requests_live_unique').on(t.bookingId).where(sql`status in ('PENDING', 'ACCEPTED')`),
    k.index('representation_requests_by_booking').on(t.bookingId, t.createdAt),
    k.index('representation_requests_by_organization').on(t.organizationId, t.status, t.createdAt),
    k.index('representation_requests_by_user').on(t.userId, t.createdAt),
    k.index('representation_requests_by_answerer').on(t.answeredBy).where(sql`answered_by is not null`),
  ],
);
