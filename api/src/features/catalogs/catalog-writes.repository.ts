import { lockKey, type Tx } from '@gyg/database';
import { catalogGygs, catalogs } from '@gyg/database/schema';
import { and, eq, ne } from 'drizzle-orm';

export type NewCatalog = typeof catalogs.$inferInsert;

/** Serialises changes to an organisation's catalogues, their URLs and contents. */
export function lockCatalogs(tx: Tx, organizationId: string): Promise<void> {
  return lockKey(tx, `catalogs:${organizationId}`);
}

/** Undefined if the organisation has another catalogue with that friendly URL. */
export async function insertCatalog(tx: Tx, catalog: NewCatalog): Promise<string | undefined> {
  const [row] = await tx.insert(catalogs).values(catalog).onConflictDoNothing().returning({ id: catalogs.id });
  return row?.id;
}

/** Call it while the organisation's catalogues are locked. */
export async function isUrlTaken(tx: Tx, catalog: { id: string; organizationId: string }, friendlyUrl: string) {
  const [row] = await tx
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

export async function updateCatalogRow(tx: Tx, catalogId: string, changes: Partial<NewCatalog>): Promise<void> {
  await tx.update(catalogs).set(changes).where(eq(catalogs.id, catalogId));
}

/** Replaces the contents with these gygs, in this order. */
export async function replaceContents(tx: Tx, catalogId: string, gygIds: readonly string[], now: Date): Promise<void> {
  await tx.delete(catalogGygs).where(eq(catalogGygs.catalogId, catalogId));
  const rows = gygIds.map((gygId, sortOrder) => ({ catalogId, gygId, sortOrder, createdAt: now }));
  if (rows.length > 0) await tx.insert(catalogGygs).values(rows);
}

export async function deleteCatalogRow(tx: Tx, catalogId: string): Promise<void> {
  await tx.delete(catalogs).where(eq(catalogs.id, catalogId));
}
