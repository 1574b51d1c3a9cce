import type { Reader, Tx } from '@gyg/database';
import { identityUser } from '@gyg/database/schema';
import { eq, inArray, sql } from 'drizzle-orm';

/** People whose groups may contain this group: compared as text, since the engines query JSON differently. */
export function listByGroupText(read: Reader | Tx, group: string) {
  const like = `%${JSON.stringify(group).replace(/[\\%_]/g, '\\$&')}%`;
  return read
    .select({ id: identityUser.id, groups: identityUser.groups, confirmedAt: identityUser.confirmedAt })
    .from(identityUser)
    .where(sql`cast(${identityUser.groups} as text) like ${like} escape '\\'`);
}

/** How many other people of a group have a confirmed address, so that they can log in. */
export async function countOtherMembers(read: Reader | Tx, group: string, id: string): Promise<number> {
  const rows = await listByGroupText(read, group);
  return rows.filter((row) => row.id !== id && row.groups.includes(group) && row.confirmedAt !== null).length;
}

/** Groups and confirmation of people, by id. */
export async function listAccountStates(read: Reader, ids: readonly string[]) {
  const rows = await read
    .select({ id: identityUser.id, groups: identityUser.groups, confirmedAt: identityUser.confirmedAt })
    .from(identityUser)
    .where(inArray(identityUser.id, [...ids]));
  return new Map(rows.map(({ id, groups, confirmedAt }) => [id, { groups, confirmed: confirmedAt !== null }]));
}

/** Deletes a person and their codes. */
export async function dropUser(t: Tx, id: string): Promise<void> {
  await t.delete(identityUser).where(eq(identityUser.id, id));
}
