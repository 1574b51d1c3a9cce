import type { Reader, Tx } from '@gyg/database';
import { invites } from '@gyg/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { InviteRow, NewInvite, StoredInvite } from './invite.repository';
import { selectInvites } from './invite.repository';

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
