import type { Reader } from '@gyg/database';
import { memberships } from '@gyg/database/schema';
import { count, eq, sql } from 'drizzle-orm';

/** The number of an organisation's members, and of the administrators among them. */
export async function countMembers(read: Reader, organizationId: string) {
  const [row] = await read
    .select({ members: count(), admins: count(sql`case when ${eq(memberships.role, 'ADMIN')} then 1 end`) })
    .from(memberships)
    .where(eq(memberships.organizationId, organizationId));
  return row ?? { members: 0, admins: 0 };
}
