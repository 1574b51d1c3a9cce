import type { Reader } from '@gyg/database';
import { gygManagers, memberships, users } from '@gyg/database/schema';
import { and, eq, isNull } from 'drizzle-orm';

/** A person with their memberships: one row per organisation, or one with nulls. */
export function listActorRows(read: Reader, who: { subject: string } | { id: string }) {
  return read
    .select({
      id: users.id,
      subject: users.subject,
      fullName: users.fullName,
      locale: users.locale,
      organizationId: memberships.organizationId,
      role: memberships.role,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(and('id' in who ? eq(users.id, who.id) : eq(users.subject, who.subject), isNull(users.erasedAt)));
}

export async function listManagedGygIds(read: Reader, userId: string): Promise<string[]> {
  const rows = await read.select({ id: gygManagers.gygId }).from(gygManagers).where(eq(gygManagers.userId, userId));
  return rows.map((row) => row.id);
}
