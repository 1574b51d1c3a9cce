import { foldedSigns } from '@gyg/contract/search-text';
import { engine, type Reader, type Tx } from '@gyg/database';
import { gygs, organizations, users } from '@gyg/database/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';

/** A text, and the row that has it. */
export interface Unfolded {
  id: string;
  text: string;
}

/** The columns of texts that are stored as searches compare them. A text is written unless it changed since it was read. */
export const storedTexts = [
  {
    table: users,
    column: users.searchText,
    write: (tx: Tx, { id, text }: Unfolded, searchText: string) =>
      tx
        .update(users)
        .set({ searchText })
        .where(and(eq(users.id, id), eq(users.searchText, text))),
  },
  {
    table: organizations,
    column: organizations.searchText,
    write: (tx: Tx, { id, text }: Unfolded, searchText: string) =>
      tx
        .update(organizations)
        .set({ searchText })
        .where(and(eq(organizations.id, id), eq(organizations.searchText, text))),
  },
  {
    table: gygs,
    column: gygs.searchText,
    write: (tx: Tx, { id, text }: Unfolded, searchText: string) =>
      tx
        .update(gygs)
        .set({ searchText })
        .where(and(eq(gygs.id, id), eq(gygs.searchText, text))),
  },
  {
    table: gygs,
    column: gygs.moreSearchText,
    write: (tx: Tx, { id, text }: Unfolded, moreSearchText: string) =>
      tx
        .update(gygs)
        .set({ moreSearchText })
        .where(and(eq(gygs.id, id), eq(gygs.moreSearchText, text))),
  },
];
export type StoredText = (typeof storedTexts)[number];

const anySign = `[${foldedSigns.map(([signs]) => signs).join('')}]`;

/** Some rows after this id whose text still contains a sign that is folded, by id. */
export function listUnfolded(
  read: Reader,
  { table, column }: StoredText,
  after: string,
  limit: number,
): Promise<Unfolded[]> {
  const hasSign = engine === 'sqlite' ? sql`${column} glob ${`*${anySign}*`}` : sql`${column} ~ ${anySign}`;
  return read
    .select({ id: table.id, text: sql<string>`${column}` })
    .from(table)
    .where(and(gt(table.id, after), hasSign))
    .orderBy(asc(table.id))
    .limit(limit);
}
