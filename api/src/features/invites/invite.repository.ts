import type { InviteStatus, InviteType, ReadingLanguage } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygs, invites, mailOutbox, needs, needTranslations, organizations, users } from '@gyg/database/schema';
import { and, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { matchesWords } from '../../access/queries/keyword.repository';
import type { TextPaging } from '../../access/queries/paging.repository';
import { bookedNeedTitleIn, gygTitleIn } from '../../access/queries/texts-in-language.repository';

type NewInvite = typeof invites.$inferInsert;
export type StoredInvite = typeof invites.$inferSelect;

const inviterName = sql<string>`(select inviter.full_name from users inviter where inviter.id = ${invites.invitedBy})`;

/** Invitations with related names and the state of their mail; add conditions, order and limit. */
const selectInvites = (read: Reader, reading: ReadingLanguage = 'own') =>
  read
    .select({
      id: invites.id,
      type: invites.type,
      organizationId: invites.organizationId,
      orgName: organizations.name,
      gygId: invites.gygId,
      gygTitle: sql<string | null>`${gygTitleIn(reading)}`,
      needId: invites.needId,
      needTitle: sql<string | null>`${bookedNeedTitleIn(reading)}`,
      userId: invites.userId,
      userName: users.fullName,
      email: invites.email,
      message: invites.message,
      invitedBy: invites.invitedBy,
      inviterName,
      status: invites.status,
      answeredAt: invites.answeredAt,
      createdAt: invites.createdAt,
      remindedAt: invites.remindedAt,
      mailId: invites.mailId,
      outboxId: mailOutbox.id,
      mailSentAt: mailOutbox.sentAt,
      mailFailedAt: mailOutbox.failedAt,
    })
    .from(invites)
    .innerJoin(organizations, eq(organizations.id, invites.organizationId))
    .leftJoin(users, eq(users.id, invites.userId))
    .leftJoin(gygs, eq(gygs.id, invites.gygId))
    .leftJoin(needs, eq(needs.id, invites.needId))
    .leftJoin(mailOutbox, eq(mailOutbox.id, invites.mailId));
export type InviteRow = Awaited<ReturnType<typeof selectInvites>>[number];

/** The invitations of an organisation; with a gyg, those that its hosts sent about it. */
export interface InviteFilter {
  organizationId: string;
  gygId?: string | undefined;
  type?: InviteType | undefined;
  status?: InviteStatus | undefined;
  keyword?: string | undefined;
}

function ofFilter({ organizationId, gygId, type, status, keyword }: InviteFilter): SQL | undefined {
  return and(
    eq(invites.organizationId, organizationId),
    gygId === undefined ? undefined : and(eq(invites.gygId, gygId), ne(invites.type, 'org-join-invite')),
    type === undefined ? undefined : eq(invites.type, type),
    status === undefined ? undefined : eq(invites.status, status),
    // Only the address that was given: an account's own is not shown.
    ...matchesWords(keyword, { searchTexts: [users.searchText, invites.email] }),
  );
}

/** A page of invitations, with the titles of their gygs and needs in a language. */
export interface InvitePage extends InviteFilter, TextPaging {}

/** A page of what was sent, newest first. */
export function listInviteRows(read: Reader, { page, pageSize, reading, ...filter }: InvitePage): Promise<InviteRow[]> {
  return selectInvites(read, reading)
    .where(ofFilter(filter))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

/** The number of invitations in each status, with the other filters. One statement. */
export async function countInvites(read: Reader, filter: InviteFilter): Promise<Record<InviteStatus, number>> {
  const rows = await read
    .select({ status: invites.status, total: count() })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.userId))
    .where(ofFilter({ ...filter, status: undefined }))
    .groupBy(invites.status);
  const totals = Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  return { SENT: 0, ACCEPTED: 0, DECLINED: 0, WITHDRAWN: 0, ...totals };
}

export async function insertInvites(tx: Tx, rows: NewInvite[]): Promise<void> {
  if (rows.length > 0) await tx.insert(invites).values(rows);
}

/** Active users by id or verified address (lower case). */
export async function listPeople(read: Reader, { ids, emails }: { ids: string[]; emails: string[] }) {
  const asked = or(
    ids.length > 0 ? inArray(users.id, ids) : undefined,
    emails.length > 0 ? inArray(users.email, emails) : undefined,
  );
  if (asked === undefined) return [];
  return read
    .select({ id: users.id, fullName: users.fullName, email: users.email, locale: users.locale })
    .from(users)
    .where(and(isNull(users.erasedAt), asked));
}
export type Person = Awaited<ReturnType<typeof listPeople>>[number];

export async function findInvitedNeed(read: Reader, gygId: string, needId: string) {
  const [row] = await read
    .select({ id: needs.id, needTitle: needs.title, secondNeedTitle: needTranslations.title })
    .from(needs)
    .leftJoin(needTranslations, eq(needTranslations.needId, needs.id))
    .where(and(eq(needs.id, needId), eq(needs.gygId, gygId), isNull(needs.deletedAt)));
  return row;
}

export async function findInvite(read: Reader, inviteId: string): Promise<StoredInvite | undefined> {
  const [row] = await read.select().from(invites).where(eq(invites.id, inviteId));
  return row;
}

export async function findInviteRow(read: Reader, inviteId: string): Promise<InviteRow | undefined> {
  const [row] = await selectInvites(read).where(eq(invites.id, inviteId));
  return row;
}

/**
 * Changes an invitation that is not answered and was not sent again since it was read; true for exactly one of several
 * concurrent callers.
 */
export async function updatePendingInvite(
  tx: Tx,
  { id, remindedAt }: Pick<StoredInvite, 'id' | 'remindedAt'>,
  changes: Partial<NewInvite>,
): Promise<boolean> {
  const unchanged = remindedAt === null ? isNull(invites.remindedAt) : eq(invites.remindedAt, remindedAt);
  const moved = await tx
    .update(invites)
    .set(changes)
    .where(and(eq(invites.id, id), eq(invites.status, 'SENT'), unchanged))
    .returning({ id: invites.id });
  return moved.length === 1;
}
