import type { Reader, Tx } from '@gyg/database';
import { organizationInvites } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export async function insertOrganizationInvite(tx: Tx, row: typeof organizationInvites.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(organizationInvites).values(row).returning({ id: organizationInvites.id });
  if (!inserted) throw new Error('The invitation was not written');
  return inserted.id;
}

export async function findOrganizationInvite(read: Reader, inviteId: string) {
  const [row] = await read
    .select({
      id: organizationInvites.id,
      company: organizationInvites.company,
      recipient: organizationInvites.recipient,
    })
    .from(organizationInvites)
    .where(eq(organizationInvites.id, inviteId));
  return row;
}
