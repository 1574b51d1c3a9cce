import type { Tx } from '@gyg/database';
import { gygManagers, gygMedia, gygPages, gygPartners, gygs, gygTags } from '@gyg/database/schema';

export type NewGyg = typeof gygs.$inferInsert;
export type NewGygPage = typeof gygPages.$inferInsert;

/** Undefined if its host has another gyg with that friendly URL. */
export async function insertGyg(tx: Tx, gyg: NewGyg, page: Omit<NewGygPage, 'gygId'>): Promise<string | undefined> {
  const [row] = await tx
    .insert(gygs)
    .values(gyg)
    .onConflictDoNothing({ target: [gygs.organizationId, gygs.friendlyUrl] })
    .returning({ id: gygs.id });
  if (row) await tx.insert(gygPages).values({ ...page, gygId: row.id });
  return row?.id;
}

export async function insertManagers(tx: Tx, rows: (typeof gygManagers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygManagers).values(rows).onConflictDoNothing();
}
export async function insertPartners(tx: Tx, rows: (typeof gygPartners.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygPartners).values(rows).onConflictDoNothing();
}
export async function insertTags(tx: Tx, rows: (typeof gygTags.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygTags).values(rows).onConflictDoNothing();
}
export async function insertMedia(tx: Tx, rows: (typeof gygMedia.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygMedia).values(rows);
}
