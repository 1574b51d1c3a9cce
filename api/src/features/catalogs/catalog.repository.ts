import { lockKey, type Reader, type Tx } from '@gyg/database';
import { catalogGygs, catalogs, gygs, organizationPages, organizations } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { listPage, type Paging } from '../../access/queries/paging.repository';
import { meantUrl } from '../../text/friendly-url';

const selectCatalogs = (read: Reader) =>
  read
    .select({
      id: catalogs.id,
      name: catalogs.name,
      friendlyUrl: catalogs.friendlyUrl,
      organizationId: catalogs.organizationId,
      orgName: organizations.name,
      orgLogo: organizations.logo,
      orgFriendlyUrl: organizations.friendlyUrl,
      profileVisible: organizationPages.profileVisible,
      createdAt: catalogs.createdAt,
      updatedAt: catalogs.updatedAt,
    })
    .from(catalogs)
    .innerJoin(organizations, eq(organizations.id, catalogs.organizationId))
    .innerJoin(organizationPages, eq(organizationPages.organizationId, catalogs.organizationId));
export type CatalogRow = Awaited<ReturnType<typeof selectCatalogs>>[number];

/** Does not check visibility; use the policy. */
export async function findCatalog(read: Reader, catalogId: string): Promise<CatalogRow | undefined> {
  const [row] = await selectCatalogs(read).where(eq(catalogs.id, catalogId));
  return row;
}

export async function findCatalogByUrl(read: Reader, organizationId: string, name: string) {
  const [row] = await selectCatalogs(read).where(
    and(eq(catalogs.organizationId, organizationId), eq(catalogs.friendlyUrl, meantUrl(name))),
  );
  return row;
}

async function listRows(read: Reader, where: SQL | undefined, paging: Paging) {
  return listPage(
    selectCatalogs(read).where(where).orderBy(desc(catalogs.createdAt), desc(catalogs.id)),
    read
      .select({ total: count() })
      .from(catalogs)
      .innerJoin(organizationPages, eq(organizationPages.organizationId, catalogs.organizationId))
      .where(where),
    paging,
  );
}

export function listOrganizationRows(read: Reader, organizationId: string, paging: Paging) {
  return listRows(read, eq(catalogs.organizationId, organizationId), paging);
}

/** Catalogues of organisations whose profile is online, and of these organisations. `everything` is for super users. */
export function listVisibleRows(
  read: Reader,
  { everything, organizationIds }: { everything: boolean; organizationIds: readonly string[] },
  paging: Paging,
) {
  const own = organizationIds.length > 0 ? inArray(catalogs.organizationId, [...organizationIds]) : undefined;
  return listRows(read, everything ? undefined : or(eq(organizationPages.profileVisible, true), own), paging);
}

/** The gygs in these catalogues, in order, drafts included. One statement. */
export function listContents(read: Reader, catalogIds: readonly string[]) {
  return read
    .select({
      catalogId: catalogGygs.catalogId,
      gygId: gygs.id,
      organizationId: gygs.organizationId,
      publishedAt: gygs.publishedAt,
      hidden: gygs.hidden,
    })
    .from(catalogGygs)
    .innerJoin(gygs, eq(gygs.id, catalogGygs.gygId))
    .where(inArray(catalogGygs.catalogId, [...catalogIds]))
    .orderBy(asc(catalogGygs.catalogId), asc(catalogGygs.sortOrder), asc(catalogGygs.gygId));
}

export type CatalogContent = Awaited<ReturnType<typeof listContents>>[number];

type NewCatalog = typeof catalogs.$inferInsert;

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
