import type { InviteStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { invites, users } from '@gyg/database/schema';
import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';

/** Addressed to this user: by id or by verified address. */
function addressedTo(read: Reader, userId: string): SQL | undefined {
  const address = read.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return or(eq(invites.userId, userId), inArray(invites.email, address));
}

const kept = ne(invites.status, 'WITHDRAWN');

/** The needs of a gyg that a user is invited to; null means all of them. */
export async function listInvitedNeedIds(read: Reader, gygId: string, userId: string): Promise<(string | null)[]> {
  const rows = await read
    .select({ needId: invites.needId })
    .from(invites)
    .where(and(eq(invites.type, 'gyg-invite'), eq(invites.gygId, gygId), kept, addressedTo(read, userId)));
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
