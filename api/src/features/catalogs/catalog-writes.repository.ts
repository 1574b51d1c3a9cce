import { lockKey, type Tx } from '@gyg/database';
import { catalogGygs, catalogs } from '@gyg/database/schema';
import { and, eq, ne } from 'drizzle-orm';

export type NewCatalog = typeof catalogs.$inferInsert;

/** One after the other changes the catalogues of an organisation: their urls, and what is in them. */
export function lockCatalogs(t: Tx, organizationId: string): Promise<void> {
  return lockKey(t, `catalogs:${organizationId}`);
}

/** Undefined when the organisation has another catalogue of that friendly url. */
export async function insertCatalog(t: Tx, catalog: NewCatalog): Promise<string | undefined> {
  const [row] = await t.insert(catalogs).values(catalog).onConflictDoNothing().returning({ id: catalogs.id });
  return row?.id;
}

/** Ask with the organisation's catalogues locked. */
export async function isUrlTaken(t: Tx, catalog: { id: string; organizationId: string }, friendlyUrl: string) {
  const [row] = await t
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(
      and(
        eq(catalogs.organizationId, catalog.organizationId),
        eq(catalogs.friendlyUrl, friendlyUrl),
        ne(catalogs.id, catalog.id),
      ),
    );
  return row !== undefined;
}

export async function updateCatalogRow(t: Tx, catalogId: string, changes: Partial<NewCatalog>): Promise<void> {
  if (Object.keys(changes).length > 0) await t.update(catalogs).set(changes).where(eq(catalogs.id, catalogId));
}

/** Puts these gygs, in this order, in the place of all that is there. */
export async function replaceContents(t: Tx, catalogId: string, gygIds: readonly string[], now: Date): Promise<void> {
  await t.delete(catalogGygs).where(eq(catalogGygs.catalogId, catalogId));
  const rows = gygIds.map((gygId, sortOrder) => ({ catalogId, gygId, sortOrder, createdAt: now }));
  if (rows.length > 0) await t.insert(catalogGygs).values(rows);
}

export async function deleteCatalogRow(t: Tx, catalogId: string): Promise<void> {
  await t.delete(catalogs).where(eq(catalogs.id, catalogId));
}
