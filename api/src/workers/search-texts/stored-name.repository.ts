import type { Reader, Tx } from '@gyg/database';
import { organizations, portfolios, users } from '@gyg/database/schema';
import { and, asc, eq, gt, ne } from 'drizzle-orm';

/** A name, the columns that follow from it, and the row that has them. */
export interface StoredName {
  id: string;
  name: string;
  searchText: string;
  sortText: string;
}

/** The tables of names that lists sort by. */
export const namedTables = [
  { table: users, name: users.fullName },
  { table: organizations, name: organizations.name },
  { table: portfolios, name: portfolios.name },
] as const;
export type NamedTable = (typeof namedTables)[number];

/** Some names after this id that an earlier version wrote without the text by which they are sorted. */
export function listUnsorted(
  read: Reader,
  { table, name }: NamedTable,
  after: string,
  limit: number,
): Promise<Pick<StoredName, 'id' | 'name'>[]> {
  return read
    .select({ id: table.id, name })
    .from(table)
    .where(and(gt(table.id, after), eq(table.sortText, ''), ne(name, '')))
    .orderBy(asc(table.id))
    .limit(limit);
}

/** Unless the name changed since it was read. */
export async function setNameTexts(
  tx: Tx,
  { table, name }: NamedTable,
  { id, name: value, ...texts }: StoredName,
): Promise<void> {
  await tx
    .update(table)
    .set(texts)
    .where(and(eq(table.id, id), eq(name, value)));
}
