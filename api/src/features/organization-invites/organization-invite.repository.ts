import type { Reader, Tx } from '@gyg/database';
import { organisationInvites } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export async function insertOrganizationInvite(t: Tx, row: typeof organisationInvites.$inferInsert): Promise<string> {
  const [inserted] = await t.insert(organisationInvites).values(row).returning({ id: organisationInvites.id });
  if (!inserted) throw new Error('The invitation was not written');
  return inserted.id;
}

export async function findOrganizationInvite(read: Reader, inviteId: string) {
  const [row] = await read
    .select({
      id: organisationInvites.id,
      company: organisationInvites.company,
      recipient: organisationInvites.recipient,
    })
    .from(organisationInvites)
    .where(eq(organisationInvites.id, inviteId));
  return row;
}
