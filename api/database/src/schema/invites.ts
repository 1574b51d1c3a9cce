import { inviteStatuses, inviteTypes, locales } from '@gyg/contract';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, id, k, partOf, reference } from './kit';
import { needs } from './needs';
import { organizations } from './organizations';
import { users } from './users';

/**
 * One person invited to a gyg, a need or an organisation. It makes its addressee eligible for INVITE_ONLY needs of the
 * gyg; with an admin's invitation to an organisation they join immediately.
 */
export const invites = k.table(
  'invites',
  {
    id: id(),
    type: k.text({ enum: inviteTypes }).notNull(),
    organizationId: partOf(() => organizations.id),
    gygId: k.text().references(() => gygs.id, { onDelete: 'cascade' }),
    needId: k.text().references(() => needs.id, { onDelete: 'cascade' }),
    /** Known users by id, others by address; exactly one is set. */
    userId: k.text().references(() => users.id),
    /** Trimmed, in lower case. */
    email: k.text(),
    message: k.text().notNull().default(''),
    invitedBy: reference(() => users.id),
    /** Whether the sender was an admin of the organisation at that time. */
    byAdmin: k.bool().notNull().default(false),
    status: k.text({ enum: inviteStatuses }).notNull().default('SENT'),
    answeredAt: k.time(),
    /** When it was last sent again. */
    remindedAt: k.time(),
    /** Its last e-mail in the outbox; deleted there after some time. */
    mailId: k.text(),
    /** The language of its e-mails if the address has no account. */
    locale: k.text({ enum: locales }),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('invites_list').on(t.organizationId, t.createdAt, t.id),
    k.index('invites_by_user').on(t.userId, t.type, t.gygId),
    k.index('invites_by_email').on(t.email, t.type, t.gygId),
    k.index('invites_by_gyg').on(t.gygId),
    k.index('invites_by_need').on(t.needId).where(sql`need_id is not null`),
    k.index('invites_by_sender').on(t.invitedBy),
    k.index('invites_by_mail').on(t.mailId).where(sql`mail_id is not null`),
  ],
);
