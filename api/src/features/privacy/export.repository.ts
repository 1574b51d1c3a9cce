import type { ExportSection } from '@gyg/contract';
import { inParts, listOf, type Reader } from '@gyg/database';
import {
  auditEntries,
  beneficiaries,
  bookings,
  calendarFeeds,
  certificates,
  featured,
  gygManagers,
  gygMessages,
  gygs,
  idempotencyKeys,
  invites,
  mailOutbox,
  membershipRequests,
  memberships,
  notifications,
  organizationInvites,
  organizationKeys,
  organizationOrigins,
  organizationRequests,
  proposals,
  representationRequests,
  storedImages,
  stories,
  storyConsents,
  waitlistEntries,
  webhooks,
} from '@gyg/database/schema';
import { and, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { listAnswers } from './export-answers.repository';

/** The user's id and verified address. */
export interface Exported {
  id: string;
  email: string | null;
}

type Rows = Record<string, unknown>[];
type ReadSection = (read: Reader, person: Exported) => Promise<Rows>;

const never = sql`1 = 0`;
/** Mails with these templates contain a code that gives access to the account. */
const carriesCode = ['verificationCode', 'passwordResetCode'];

/** Rows that are read by one statement. */
const rowsOfPart = 500;

/** Sections that may have thousands of rows are read in parts, by the ids of the rows. */
async function byId(found: Promise<{ id: string }[]>, readPart: (ids: SQL) => Promise<Rows>): Promise<Rows> {
  const rows: Rows = [];
  await inParts(
    (await found).map(({ id }) => id),
    async (part) => {
      const read = new Map((await readPart(listOf(part))).map((row) => [row.id, row]));
      for (const id of part) {
        const row = read.get(id);
        if (row !== undefined) rows.push(row);
      }
    },
    rowsOfPart,
  );
  return rows;
}

const mailsTo: ReadSection = async (read, { email }) => {
  if (email === null) return [];
  const found = read.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.to, email));
  return byId(found, async (ids) => {
    const rows = await read.select().from(mailOutbox).where(inArray(mailOutbox.id, ids));
    return rows.map(({ data, ...mail }) => (carriesCode.includes(mail.template) ? mail : { ...mail, data }));
  });
};

/** How each section is read: whole rows, so that new columns are included. */
export const readSections: Record<ExportSection, ReadSection> = {
  memberships: (read, { id }) => read.select().from(memberships).where(eq(memberships.userId, id)),
  membershipRequests: (read, { id }) => read.select().from(membershipRequests).where(eq(membershipRequests.userId, id)),
  bookings: (read, { id }) =>
    byId(read.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, id)), (ids) =>
      read.select().from(bookings).where(inArray(bookings.id, ids)),
    ),
  certificates: (read, { id }) => read.select().from(certificates).where(eq(certificates.userId, id)),
  calendars: (read, { id }) => read.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id)),
  representationRequests: (read, { id }) =>
    read.select().from(representationRequests).where(eq(representationRequests.userId, id)),
  places: (read, { id }) => read.select().from(beneficiaries).where(eq(beneficiaries.userId, id)),
  waitlist: (read, { id }) => read.select().from(waitlistEntries).where(eq(waitlistEntries.userId, id)),
  managedGygs: (read, { id }) => read.select().from(gygManagers).where(eq(gygManagers.userId, id)),
  createdGygs: (read, { id }) =>
    read.select({ gygId: gygs.id, createdAt: gygs.createdAt }).from(gygs).where(eq(gygs.createdBy, id)),
  stories: (read, { id }) => read.select().from(stories).where(eq(stories.userId, id)),
  storyConsents: (read, { id }) => read.select().from(storyConsents).where(eq(storyConsents.userId, id)),
  notifications: (read, { id }) =>
    byId(read.select({ id: notifications.id }).from(notifications).where(eq(notifications.userId, id)), (ids) =>
      read.select().from(notifications).where(inArray(notifications.id, ids)),
    ),
  // Notifications of other users: the user may see what they contain about them.
  mentions: (read, { id }) =>
    read
      .select({
        type: notifications.type,
        title: notifications.title,
        createdAt: notifications.createdAt,
        gygId: notifications.gygId,
        organizationId: notifications.organizationId,
      })
      .from(notifications)
      .where(and(eq(notifications.relatedUserId, id), ne(notifications.userId, id))),
  // The author may see the resulting gyg once it is published (decision 0020).
  proposals: (read, { id }) =>
    read
      .select({ ...getTableColumns(proposals), gygId: gygs.id })
      .from(proposals)
      .leftJoin(gygs, and(eq(gygs.id, proposals.gygId), isNotNull(gygs.publishedAt)))
      .where(eq(proposals.userId, id)),
  gygMessages: (read, { id }) =>
    byId(read.select({ id: gygMessages.id }).from(gygMessages).where(eq(gygMessages.sentBy, id)), (ids) =>
      read.select().from(gygMessages).where(inArray(gygMessages.id, ids)),
    ),
  invitesSent: (read, { id }) =>
    byId(read.select({ id: invites.id }).from(invites).where(eq(invites.invitedBy, id)), (ids) =>
      read.select().from(invites).where(inArray(invites.id, ids)),
    ),
  invitesReceived: (read, { id, email }) =>
    read
      .select()
      .from(invites)
      .where(or(eq(invites.userId, id), email === null ? undefined : eq(invites.email, email))),
  organizationInvitesSent: (read, { id }) =>
    read.select().from(organizationInvites).where(eq(organizationInvites.invitedBy, id)),
  organizationInvitesReceived: (read, { email }) =>
    read
      .select()
      .from(organizationInvites)
      .where(email === null ? never : eq(organizationInvites.recipient, email)),
  organizationRequests: (read, { email }) =>
    read
      .select()
      .from(organizationRequests)
      .where(email === null ? never : eq(organizationRequests.requesterEmail, email)),
  featured: (read, { id }) => read.select().from(featured).where(eq(featured.createdBy, id)),
  images: (read, { id }) =>
    byId(read.select({ id: storedImages.id }).from(storedImages).where(eq(storedImages.uploadedBy, id)), (ids) =>
      read.select().from(storedImages).where(inArray(storedImages.id, ids)),
    ),
  origins: (read, { id }) => read.select().from(organizationOrigins).where(eq(organizationOrigins.addedBy, id)),
  // Without the key's hash and the webhook's secrets, which are the organisation's.
  keys: (read, { id }) =>
    read
      .select({
        organizationId: organizationKeys.organizationId,
        name: organizationKeys.name,
        hint: organizationKeys.hint,
        createdAt: organizationKeys.createdAt,
      })
      .from(organizationKeys)
      .where(eq(organizationKeys.createdBy, id)),
  webhooks: (read, { id }) =>
    read
      .select({ organizationId: webhooks.organizationId, url: webhooks.url, createdAt: webhooks.createdAt })
      .from(webhooks)
      .where(eq(webhooks.createdBy, id)),
  answers: (read, { id }) => listAnswers(read, id),
  audit: (read, { id }) =>
    byId(read.select({ id: auditEntries.id }).from(auditEntries).where(eq(auditEntries.actor, id)), (ids) =>
      read.select().from(auditEntries).where(inArray(auditEntries.id, ids)),
    ),
  mails: mailsTo,
  calls: (read, { id }) =>
    read
      .select({
        path: idempotencyKeys.path,
        createdAt: idempotencyKeys.createdAt,
        expiresAt: idempotencyKeys.expiresAt,
      })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.caller, id)),
};
