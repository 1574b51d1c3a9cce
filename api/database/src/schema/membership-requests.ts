import { sql } from 'drizzle-orm';
import { createdAt, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** A request to join an organisation, answered once. */
export const membershipRequests = k.table(
  'membership_requests',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    userId: reference(() => users.id),
    invitationRef: k.text({ enum: ['MANUAL_SEARCH', 'INVITE_LINK'] }).notNull(),
    status: k
      .text({ enum: ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] })
      .notNull()
      .default('PENDING'),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('membership_requests_pending_unique').on(t.organizationId, t.userId).where(sql`status = 'PENDING'`),
    k.index('membership_requests_by_organization').on(t.organizationId, t.status, t.createdAt),
    k.index('membership_requests_by_user').on(t.userId, t.status, t.createdAt),
    k.index('membership_requests_by_answerer').on(t.answeredBy).where(sql`answered_by is not null`),
  ],
);
