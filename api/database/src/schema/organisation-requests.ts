import { locales, organizationRequestStatuses } from '@gyg/contract/enums';
import { createdAt, id, k } from './kit';
import { organisationInvites } from './organisation-invites';
import { organisations } from './organisations';
import { users } from './users';

/**
 * Somebody asks for an organisation account; a super user answers once (specification 4). An accepted one also makes
 * its requester ADMIN on a later sign-up with that verified e-mail, hence the index (e-mail in lower case).
 */
export const organisationRequests = k.table(
  'organisation_requests',
  {
    id: id(),
    requesterName: k.text().notNull(),
    requesterEmail: k.text().notNull(),
    name: k.text().notNull(),
    website: k.text().notNull(),
    message: k.text().notNull().default(''),
    country: k.text().notNull().default('se'),
    inviteId: k.text().references(() => organisationInvites.id, { onDelete: 'set null' }),
    /** The language on screen when it was asked, for its mails. */
    locale: k.text({ enum: locales }).notNull().default('se'),
    status: k.text({ enum: organizationRequestStatuses }).notNull().default('PENDING'),
    /** The organisation made when it was accepted. */
    organizationId: k.text().references(() => organisations.id, { onDelete: 'set null' }),
    /** When somebody became its ADMIN by it; null while it waits for a sign-up. Nobody else does then. */
    adminMadeAt: k.time(),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('organisation_requests_list').on(t.status, t.createdAt, t.id),
    k.index('organisation_requests_newest').on(t.createdAt, t.id),
    k.index('organisation_requests_by_email').on(t.requesterEmail, t.status),
  ],
);
