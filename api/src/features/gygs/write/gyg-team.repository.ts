import type { Locale } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygManagers, users } from '@gyg/database/schema';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { listPage, type Paging } from '../../../access/queries/paging.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';

const team = (read: Reader, gygId: string) => ({
  cards: read
    .select({ id: users.id, fullName: users.fullName, profileImage: users.profileImage })
    .from(gygManagers)
    .innerJoin(users, eq(users.id, gygManagers.userId)),
  where: and(eq(gygManagers.gygId, gygId), isNull(users.erasedAt)),
});

/** A page of the managers, by name. */
export async function listManagerRows(
  read: Reader,
  gygId: string,
  { language, ...paging }: Paging & { language: Locale },
) {
  const { cards, where } = team(read, gygId);
  return listPage(
    cards.where(where).orderBy(asc(nameColumn(users, language)), asc(users.id)),
    read.select({ total: count() }).from(gygManagers).innerJoin(users, eq(users.id, gygManagers.userId)).where(where),
    paging,
  );
}

/** False if the user is already a manager. */
export async function insertManager(tx: Tx, gygId: string, userId: string, createdAt: Date): Promise<boolean> {
  const added = await tx
    .insert(gygManagers)
    .values({ gygId, userId, createdAt })
    .onConflictDoNothing()
    .returning({ userId: gygManagers.userId });
  return added.length === 1;
}

/** False if the user is not a manager. */
export async function deleteManager(tx: Tx, gygId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(gygManagers)
    .where(and(eq(gygManagers.gygId, gygId), eq(gygManagers.userId, userId)))
    .returning({ userId: gygManagers.userId });
  return gone.length === 1;
}
