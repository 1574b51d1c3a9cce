import type { InviteStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygs, invites, needs, organizations, users } from '@gyg/database/schema';
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

export type NewInvite = typeof invites.$inferInsert;

const inviterName = sql<string>`(select inviter.full_name from users inviter where inviter.id = ${invites.invitedBy})`;

const selectInvites = (read: Reader) =>
  read
    .select({
      id: invites.id,
      type: invites.type,
      organizationId: invites.organizationId,
      orgName: organizations.name,
      gygId: invites.gygId,
      gygTitle: gygs.title,
      needId: invites.needId,
      needTitle: needs.title,
      userId: invites.userId,
      userName: users.fullName,
      email: invites.email,
      message: invites.message,
      invitedBy: invites.invitedBy,
      inviterName,
      status: invites.status,
      answeredAt: invites.answeredAt,
      createdAt: invites.createdAt,
    })
    .from(invites)
    .innerJoin(organizations, eq(organizations.id, invites.organizationId))
    .leftJoin(users, eq(users.id, invites.userId))
    .leftJoin(gygs, eq(gygs.id, invites.gygId))
    .leftJoin(needs, eq(needs.id, invites.needId));
export type InviteRow = Awaited<ReturnType<typeof selectInvites>>[number];

/** A page of what an organisation sent, newest first. */
export async function listInviteRows(
  read: Reader,
  organizationId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: InviteRow[]; total: number }> {
  const where = eq(invites.organizationId, organizationId);
  const [rows, [total]] = await Promise.all([
    selectInvites(read)
      .where(where)
      .orderBy(desc(invites.createdAt), desc(invites.id))
      .limit(pageSize)
      .offset(page * pageSize),
    read.select({ total: count() }).from(invites).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}

export async function insertInvites(tx: Tx, rows: NewInvite[]): Promise<void> {
  if (rows.length > 0) await tx.insert(invites).values(rows);
}

/** Active users by id or verified address (lower case). */
export async function listPeople(read: Reader, { ids, emails }: { ids: string[]; emails: string[] }) {
  return read
    .select({ id: users.id, fullName: users.fullName, email: users.email, locale: users.locale })
    .from(users)
    .where(and(isNull(users.erasedAt), or(inArray(users.id, ids), inArray(users.email, emails))));
}
export type Person = Awaited<ReturnType<typeof listPeople>>[number];

export async function findNeedTitle(read: Reader, gygId: string, needId: string): Promise<string | undefined> {
  const [row] = await read
    .select({ title: needs.title })
    .from(needs)
    .where(and(eq(needs.id, needId), eq(needs.gygId, gygId), isNull(needs.deletedAt)));
  return row?.title;
}

/** Addressed to this user: by id or by verified address. */
function addressedTo(read: Reader, userId: string): SQL | undefined {
  const address = read.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return or(eq(invites.userId, userId), inArray(invites.email, address));
}

/** The needs of a gyg that a user is invited to; null means all of them. */
export async function listInvitedNeedIds(read: Reader, gygId: string, userId: string): Promise<(string | null)[]> {
  const rows = await read
    .select({ needId: invites.needId })
    .from(invites)
    .where(and(eq(invites.type, 'gyg-invite'), eq(invites.gygId, gygId), addressedTo(read, userId)));
  return rows.map((row) => row.needId);
}

/** Whether an admin's invitation to the organisation is pending for this user. */
export async function hasAdminInvitation(read: Reader, organizationId: string, userId: string): Promise<boolean> {
  const [row] = await read
    .select({ id: invites.id })
    .from(invites)
    .where(
      and(
        eq(invites.type, 'org-join-invite'),
        eq(invites.organizationId, organizationId),
        eq(invites.byAdmin, true),
        eq(invites.status, 'SENT'),
        addressedTo(read, userId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The invited user and what they are invited to: an organisation, or a gyg and one of its needs. */
export interface Invited {
  userId: string;
  organizationId?: string;
  gygId?: string;
  needId?: string;
}

/** Closes pending invitations; invitations to other needs of the gyg stay pending. */
export async function answerInvites(
  tx: Tx,
  { userId, organizationId, gygId, needId }: Invited,
  answer: { status: InviteStatus; answeredAt: Date },
): Promise<void> {
  const join =
    organizationId === undefined
      ? undefined
      : and(eq(invites.type, 'org-join-invite'), eq(invites.organizationId, organizationId));
  const need = needId === undefined ? undefined : or(isNull(invites.needId), eq(invites.needId, needId));
  const gyg = gygId === undefined ? undefined : and(eq(invites.type, 'gyg-invite'), eq(invites.gygId, gygId), need);
  const about = or(join, gyg);
  if (!about) return;
  await tx
    .update(invites)
    .set(answer)
    .where(and(about, eq(invites.status, 'SENT'), addressedTo(tx, userId)));
}
