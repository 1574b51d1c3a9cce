import { locales, organizationRequestStatuses } from '@gyg/contract/enums';
import { createdAt, id, k } from './kit';
import { organizationInvites } from './organization-invites';
import { organizations } from './organizations';
import { users } from './users';

/**
 * A request for an organisation account, answered once by a super user. An accepted one also makes its requester ADMIN
 * on a later sign-up with that verified address, hence the index (address in lower case).
 */
export const organizationRequests = k.table(
  'organization_requests',
  {
    id: id(),
    requesterName: k.text().notNull(),
    requesterEmail: k.text().notNull(),
    name: k.text().notNull(),
    website: k.text().notNull(),
    message: k.text().notNull().default(''),
    country: k.text().notNull().default('se'),
    inviteId: k.text().references(() => organizationInvites.id, { onDelete: 'set null' }),
    /** The page's language at the time, for its mails. */
    locale: k.text({ enum: locales }).notNull().default('se'),
    status: k.text({ enum: organizationRequestStatuses }).notNull().default('PENDING'),
    /** The organisation created when it was accepted. */
    organizationId: k.text().references(() => organizations.id, { onDelete: 'set null' }),
    /** When a user became its ADMIN through it; null until they sign up. It can be used once. */
    adminMadeAt: k.time(),
    /** What the super user wrote to the requester with the answer. */
    answer: k.text().notNull().default(''),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('organization_requests_list').on(t.status, t.createdAt, t.id),
    k.index('organization_requests_newest').on(t.createdAt, t.id),
    k.index('organization_requests_by_email').on(t.requesterEmail, t.status),
  ],
);
