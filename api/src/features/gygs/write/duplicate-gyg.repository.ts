import type { Reader, Tx } from '@gyg/database';
import { gygManagers, gygTags, users } from '@gyg/database/schema';
import { and, asc, eq, exists, isNotNull } from 'drizzle-orm';

/** The ids of a gyg's managers, in a fixed order. */
export async function listManagerIds(read: Reader, gygId: string): Promise<string[]> {
  const rows = await read
    .select({ userId: gygManagers.userId })
    .from(gygManagers)
    .where(eq(gygManagers.gygId, gygId))
    .orderBy(asc(gygManagers.userId));
  return rows.map(({ userId }) => userId);
}

/** The managers of a gyg with their languages. */
export function listManagers(read: Reader, gygId: string) {
  return read
    .select({ id: users.id, locale: users.locale })
    .from(gygManagers)
    .innerJoin(users, eq(users.id, gygManagers.userId))
    .where(eq(gygManagers.gygId, gygId));
}

/** Removes managers who were erased while they were copied: their new rows waited for the erasure. */
export async function removeErasedManagers(tx: Tx, gygId: string): Promise<void> {
  const erased = and(eq(users.id, gygManagers.userId), isNotNull(users.erasedAt));
  await tx
    .delete(gygManagers)
    .where(and(eq(gygManagers.gygId, gygId), exists(tx.select({ id: users.id }).from(users).where(erased))));
}

/** The labels of an organisation on a gyg. */
export function listTags(read: Reader, { id, organizationId }: { id: string; organizationId: string }) {
  return read
    .select({ organizationId: gygTags.organizationId, tag: gygTags.tag })
    .from(gygTags)
    .where(and(eq(gygTags.gygId, id), eq(gygTags.organizationId, organizationId)));
}
