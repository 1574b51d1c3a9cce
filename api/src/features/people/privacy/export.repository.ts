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
  needs,
  notifications,
  organizationInvites,
  organizationKeys,
  organizationOrigins,
  organizationRequests,
  organizations,
  portfolioOrganizations,
  proposals,
  representationRequests,
  storedImages,
  stories,
  storyConsents,
  waitlistEntries,
  webhooks,
} from '@gyg/database/schema';
import { and, eq, exists, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../../../access/queries/gyg-states.repository';

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

/** Tables of which a person may have thousands of rows. */
type LongTable =
  | typeof auditEntries
  | typeof bookings
  | typeof gygMessages
  | typeof invites
  | typeof mailOutbox
  | typeof notifications
  | typeof storedImages;

/** Whole rows: which they are, then each part of them. */
async function wholeRows(read: Reader, table: LongTable, where: SQL): Promise<Rows> {
  const ids = await read.select({ id: table.id }).from(table).where(where);
  const rows: Rows = [];
  const readPart = async (part: readonly string[]) =>
    void rows.push(
      ...(await read
        .select()
        .from(table)
        .where(inArray(table.id, listOf(part)))),
    );
  await inParts(
    ids.map(({ id }) => id),
    readPart,
    rowsOfPart,
  );
  return rows;
}

const mailsTo: ReadSection = async (read, { email }) => {
  if (email === null) return [];
  const rows = await wholeRows(read, mailOutbox, eq(mailOutbox.to, email));
  return rows.map(({ data, ...mail }) =>
    carriesCode.some((code) => code === mail.template) ? mail : { ...mail, data },
  );
};

/** Answers, cancellations and thanks by the user for others: the kind and time, without the other person. */
async function listAnswers(read: Reader, userId: string) {
  const of = <Row extends object>(kind: string, rows: readonly Row[]) => rows.map((row) => ({ kind, ...row }));
  const answered = await Promise.all(
    (
      [
        ['membershipRequest', membershipRequests],
        ['representationRequest', representationRequests],
        ['organizationRequest', organizationRequests],
        ['portfolio', portfolioOrganizations],
        ['proposal', proposals],
      ] as const
    ).map(async ([kind, table]) =>
      of(
        kind,
        await read.select({ id: table.id, at: table.answeredAt }).from(table).where(eq(table.answeredBy, userId)),
      ),
    ),
  );
  const cancelled = await Promise.all(
    (
      [
        ['booking', bookings],
        ['place', beneficiaries],
      ] as const
    ).map(async ([kind, table]) =>
      of(
        kind,
        await read
          .select({ id: table.id, at: table.cancelledAt, reason: table.cancelReason })
          .from(table)
          .where(and(eq(table.cancelledBy, userId), ne(table.userId, userId))),
      ),
    ),
  );
  const responses = await read
    .select({ id: stories.id, response: stories.response })
    .from(stories)
    .where(eq(stories.respondedBy, userId));
  const thanked = await read
    .select({ id: bookings.id, at: bookings.thankedAt, thanks: bookings.thanks })
    .from(bookings)
    .where(eq(bookings.thankedBy, userId));
  return [...answered.flat(), ...cancelled.flat(), ...of('story', responses), ...of('thanks', thanked)];
}

/** How each section is read: whole rows, so that new columns are included. */
export const readSections: Record<ExportSection, ReadSection> = {
  memberships: (read, { id }) => read.select().from(memberships).where(eq(memberships.userId, id)),
  membershipRequests: (read, { id }) => read.select().from(membershipRequests).where(eq(membershipRequests.userId, id)),
  bookings: (read, { id }) => wholeRows(read, bookings, eq(bookings.userId, id)),
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
  notifications: (read, { id }) => wholeRows(read, notifications, eq(notifications.userId, id)),
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
      .leftJoin(gygs, and(eq(gygs.id, proposals.gygId), isPublished()))
      .where(eq(proposals.userId, id)),
  gygMessages: (read, { id }) => wholeRows(read, gygMessages, eq(gygMessages.sentBy, id)),
  invitesSent: (read, { id }) => wholeRows(read, invites, eq(invites.invitedBy, id)),
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
  images: (read, { id }) => wholeRows(read, storedImages, eq(storedImages.uploadedBy, id)),
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
  audit: (read, { id }) => wholeRows(read, auditEntries, eq(auditEntries.actor, id)),
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

interface NamedIds {
  organizationIds: readonly string[];
  gygIds: readonly string[];
  needIds: readonly string[];
}

/** Gygs whose current title the user may see: a draft's only for its hosts (decision 0015). */
function visibleGygsOf(read: Reader, userId: string): SQL | undefined {
  const managed = and(eq(gygManagers.gygId, gygs.id), eq(gygManagers.userId, userId));
  const ofHost = eq(memberships.organizationId, gygs.organizationId);
  const administered = and(ofHost, eq(memberships.userId, userId), eq(memberships.role, 'ADMIN'));
  return or(
    isPublished(),
    exists(read.select({ id: gygManagers.gygId }).from(gygManagers).where(managed)),
    exists(read.select({ id: memberships.id }).from(memberships).where(administered)),
  );
}

/** Gygs that the user booked and that were unpublished: the user may see their last title. */
function takenDownFor(read: Reader, userId: string): SQL | undefined {
  const booked = and(eq(bookings.gygId, gygs.id), eq(bookings.userId, userId));
  const recipient = and(eq(beneficiaries.gygId, gygs.id), eq(beneficiaries.userId, userId));
  return or(
    exists(read.select({ id: bookings.id }).from(bookings).where(booked)),
    exists(read.select({ id: beneficiaries.id }).from(beneficiaries).where(recipient)),
  );
}

/** The names of ids that the user may see; if an id occurs twice, the last one counts. */
export async function listNames(read: Reader, userId: string, { organizationIds, gygIds, needIds }: NamedIds) {
  const ofOrganizations = read
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...organizationIds]));
  const ofGygs = read
    .select({ id: gygs.id, name: gygs.title })
    .from(gygs)
    .where(and(inArray(gygs.id, [...gygIds]), visibleGygsOf(read, userId)));
  const ofTakenDown = read
    .select({ id: gygs.id, name: sql<string>`${gygs.takenDownTitle}` })
    .from(gygs)
    .where(and(inArray(gygs.id, [...gygIds]), isNotNull(gygs.takenDownTitle), takenDownFor(read, userId)));
  const ofNeeds = read
    .select({ id: needs.id, name: needs.title })
    .from(needs)
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .where(and(inArray(needs.id, [...needIds]), visibleGygsOf(read, userId)));
  return (await Promise.all([ofOrganizations, ofTakenDown, ofGygs, ofNeeds])).flat();
}
