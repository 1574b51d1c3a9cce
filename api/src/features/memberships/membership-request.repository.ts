import type { Reader, Tx } from '@gyg/database';
import { membershipRequests, organisations, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export async function insertMembershipRequest(t: Tx, row: typeof membershipRequests.$inferInsert): Promise<string> {
  const [inserted] = await t.insert(membershipRequests).values(row).returning({ id: membershipRequests.id });
  if (!inserted) throw new Error('The request was not written');
  return inserted.id;
}

/** The names in a request: who asks, and what they want to join. */
export async function findNames(read: Reader, userId: string, organizationId: string) {
  const [person] = await read.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  const [organization] = await read
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organizationId));
  return { person: person?.name ?? '', organization: organization?.name ?? '' };
}
