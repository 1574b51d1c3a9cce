import type { Catalog, CatalogWithGygs } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor } from '../../access/actor';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { type Asked, isListed } from '../gygs';
import { showGygs } from '../gygs/read';
import { getOrganizationRow, getOrganizationRowByName } from '../organizations';
import { catalogScopeOf, requireOnline, requireVisibleCatalog, unlistedIn, visibleGygIds } from './catalog.policy';
import {
  type CatalogContent,
  type CatalogRow,
  findCatalog,
  findCatalogByUrl,
  listContents,
  listOrganizationRows,
  listVisibleRows,
} from './catalog.repository';

/** A catalogue with the gyg ids that the caller may see. */
export function presentCatalog(row: CatalogRow, gygIds: readonly string[]): Catalog {
  const { profileVisible: _online, createdAt, updatedAt, ...catalog } = row;
  return { ...catalog, updated: (updatedAt ?? createdAt).toISOString(), gygIds: gygIds.join('|') };
}

/** The gygs of each catalogue, in order, drafts included (the presenter removes them). One statement. */
async function contentsOf(read: Reader, rows: readonly CatalogRow[]): Promise<(row: CatalogRow) => CatalogContent[]> {
  const ids = rows.map(({ id }) => id);
  const contents = ids.length === 0 ? [] : await listContents(read, ids);
  return ({ id }) => contents.filter(({ catalogId }) => catalogId === id);
}

/** A catalogue that this caller may see. Throws 404 `catalogs.missing`, `org.profile.not_online`. */
export async function getCatalogRow(read: Reader, actor: Actor, catalogId: string): Promise<CatalogRow> {
  return requireVisibleCatalog(actor, await findCatalog(read, catalogId));
}

/** Catalogues with their visible gygs, in order, and for their admins those that are not public. Two statements. */
async function presentAll(
  context: ApiContext,
  actor: Actor,
  rows: readonly CatalogRow[],
  asked: Asked,
): Promise<CatalogWithGygs[]> {
  const contents = await contentsOf(context.db.read, rows);
  const split = rows.map((row) => {
    const own = contents(row);
    return { row, shown: own.filter(isListed), unlisted: unlistedIn(actor, row, own) };
  });
  const ids = split.flatMap(({ shown, unlisted = [] }) => [...shown, ...unlisted].map(({ gygId }) => gygId));
  const gygs = await showGygs(context, [...new Set(ids)], asked);
  const present = (of: readonly CatalogContent[]) => of.flatMap(({ gygId }) => gygs.get(gygId) ?? []);
  return split.map(({ row, shown, unlisted }) => ({
    ...presentCatalog(row, visibleGygIds(actor, row, contents(row))),
    gygs: present(shown),
    ...(unlisted ? { unlisted: present(unlisted) } : {}),
  }));
}

/** The catalogues of visible organisations and of those that the caller administers. */
export async function listCatalogs({ db }: ApiContext, actor: Actor, { page, pageSize }: Paging) {
  const { rows, total } = await listVisibleRows(db.read, catalogScopeOf(actor), { page, pageSize });
  const contents = await contentsOf(db.read, rows);
  return {
    catalogs: rows.map((row) => presentCatalog(row, visibleGygIds(actor, row, contents(row)))),
    total,
    page,
    pageSize,
  };
}

export async function getCatalog(
  context: ApiContext,
  actor: Actor,
  catalogId: string,
  asked: Asked,
): Promise<CatalogWithGygs> {
  const row = await getCatalogRow(context.db.read, actor, catalogId);
  const [catalog] = await presentAll(context, actor, [row], asked);
  if (!catalog) throw problem('catalogs.missing');
  return catalog;
}

/** The catalogues of an organisation, newest first. Throws 404 if it is missing, or hidden and not the caller's. */
export async function listOrganizationCatalogs(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  { page, pageSize }: Paging,
  asked: Asked,
) {
  requireOnline(actor, await getOrganizationRow(context.db.read, organizationId));
  const { rows, total } = await listOrganizationRows(context.db.read, organizationId, { page, pageSize });
  return { catalogs: await presentAll(context, actor, rows, asked), total, page, pageSize };
}

/** The catalogue with these friendly URLs; a previous URL of the organisation works too. Throws 404. */
export async function getCatalogByName(
  context: ApiContext,
  actor: Actor,
  { orgFriendlyUrl, catalogFriendlyUrl }: { orgFriendlyUrl: string; catalogFriendlyUrl: string },
  asked: Asked,
) {
  const { read } = context.db;
  const organization = await getOrganizationRowByName(read, orgFriendlyUrl);
  requireOnline(actor, organization);
  const row = requireVisibleCatalog(actor, await findCatalogByUrl(read, organization.id, catalogFriendlyUrl));
  return { catalogs: await presentAll(context, actor, [row], asked), total: 1, page: 0, pageSize: 1 };
}
