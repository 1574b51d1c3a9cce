import { createdAt, id, k, reference } from './kit';
import { users } from './users';

/** An e-mailed invitation of an organisation without an account. */
export const organizationInvites = k.table(
  'organization_invites',
  {
    id: id(),
    company: k.text().notNull(),
    /** E-mail address. */
    recipient: k.text().notNull(),
    message: k.text().notNull(),
    invitedBy: reference(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [k.index('organization_invites_by_user').on(t.invitedBy, t.createdAt)],
);
