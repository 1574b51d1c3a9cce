import type { Tx } from '@gyg/database';
import { gygManagers, gygMedia, gygPages, gygPartners, gygs, gygTags } from '@gyg/database/schema';

export type NewGyg = typeof gygs.$inferInsert;
export type NewGygPage = typeof gygPages.$inferInsert;

/** Undefined when its host has another gyg with that friendly url. */
export async function insertGyg(t: Tx, gyg: NewGyg, page: Omit<NewGygPage, 'gygId'>): Promise<string | undefined> {
  const [row] = await t
    .insert(gygs)
    .values(gyg)
    .onConflictDoNothing({ target: [gygs.organizationId, gygs.friendlyUrl] })
    .returning({ id: gygs.id });
  if (row) await t.insert(gygPages).values({ ...page, gygId: row.id });
  return row?.id;
}

export async function insertManagers(t: Tx, rows: (typeof gygManagers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await t.insert(gygManagers).values(rows).onConflictDoNothing();
}
export async function insertPartners(t: Tx, rows: (typeof gygPartners.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await t.insert(gygPartners).values(rows).onConflictDoNothing();
}
export async function insertTags(t: Tx, rows: (typeof gygTags.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await t.insert(gygTags).values(rows).onConflictDoNothing();
}
export async function insertMedia(t: Tx, rows: (typeof gygMedia.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await t.insert(gygMedia).values(rows);
}
