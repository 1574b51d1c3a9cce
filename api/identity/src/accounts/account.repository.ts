import type { Reader, Tx } from '@gyg/database';
import { identityUser } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

/** People whose groups may contain this group: compared as text, since the engines query JSON differently. */
export function listByGroupText(read: Reader, group: string) {
  const like = `%${JSON.stringify(group).replace(/[\\%_]/g, '\\$&')}%`;
  return read
    .select({ id: identityUser.id, groups: identityUser.groups })
    .from(identityUser)
    .where(sql`cast(${identityUser.groups} as text) like ${like} escape '\\'`);
}

/** Deletes a person and their codes. */
export async function dropUser(t: Tx, id: string): Promise<void> {
  await t.delete(identityUser).where(eq(identityUser.id, id));
}
