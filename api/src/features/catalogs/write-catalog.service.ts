import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { friendlyUrls } from '../../text/friendly-url';
import { isPublished, listGygRowsById } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { visibleGygIds } from './catalog.policy';
import {
  deleteCatalogRow,
  insertCatalog,
  isUrlTaken,
  listContents,
  lockCatalogs,
  replaceContents,
  updateCatalogRow,
} from './catalog.repository';
import { getCatalogRow } from './catalog.service';

interface CatalogChanges {
  name?: string | undefined;
  friendlyUrl?: string | undefined;
  gygIds?: readonly string[] | undefined;
}

/**
 * An organisation may include any published gyg. `present` are the ids that the caller sees in the catalogue: a gyg that
 * became a draft again stays. Throws 404 `gyg.missing`, also for other drafts.
 */
async function requireGygs(
  { tx }: UnitOfWork,
  gygIds: readonly string[],
  present: readonly string[] = [],
): Promise<void> {
  const gygs = await listGygRowsById(tx, gygIds);
  const missing = gygIds.some((id) => {
    if (present.includes(id)) return false;
    const gyg = gygs.get(id);
    return !gyg || !isPublished(gyg);
  });
  if (missing) throw problem('gyg.missing');
}

async function insertNamed(uow: UnitOfWork, organizationId: string, name: string, wanted?: string): Promise<string> {
  for (const friendlyUrl of wanted === undefined ? friendlyUrls(name, 'catalogue') : [wanted]) {
    const id = await insertCatalog(uow.tx, { organizationId, name, friendlyUrl, createdAt: uow.now });
    if (id !== undefined) return id;
  }
  throw problem('catalogs.friendly_url_taken');
}

/** Creates a catalogue of an organisation that the caller administers and returns its id. Throws 404, 403, 409. */
export async function createCatalog(
  uow: UnitOfWork,
  actor: SignedIn,
  { organizationId, name, friendlyUrl, gygIds = [] }: CatalogChanges & { organizationId: string; name: string },
): Promise<string> {
  await getOrganizationRow(uow.tx, organizationId);
  permit('createCatalog', actor, { organizationId });
  await requireGygs(uow, gygIds);
  await lockCatalogs(uow.tx, organizationId);
  const id = await insertNamed(uow, organizationId, name, friendlyUrl);
  await replaceContents(uow.tx, id, gygIds, uow.now);
  return id;
}

/**
 * Updates the given fields. The given gygs replace those that the caller sees; drafts of other hosts, which the
 * caller does not see, stay at the end. Throws 404, 403, 409 `catalogs.friendly_url_taken`.
 */
export async function updateCatalog(
  uow: UnitOfWork,
  actor: SignedIn,
  catalogId: string,
  { name, friendlyUrl, gygIds }: CatalogChanges,
): Promise<void> {
  const row = await getCatalogRow(uow.tx, actor, catalogId);
  permit('updateCatalog', actor, { organizationId: row.organizationId });
  await lockCatalogs(uow.tx, row.organizationId);
  if (friendlyUrl !== undefined && (await isUrlTaken(uow.tx, row, friendlyUrl))) {
    throw problem('catalogs.friendly_url_taken');
  }
  await updateCatalogRow(uow.tx, row.id, {
    updatedAt: uow.now,
    ...(name === undefined ? {} : { name }),
    ...(friendlyUrl === undefined ? {} : { friendlyUrl }),
  });
  if (gygIds) {
    const contents = await listContents(uow.tx, [row.id]);
    const present = visibleGygIds(actor, row, contents);
    await requireGygs(uow, gygIds, present);
    const unseen = contents.map(({ gygId }) => gygId).filter((id) => !present.includes(id) && !gygIds.includes(id));
    await replaceContents(uow.tx, row.id, [...gygIds, ...unseen], uow.now);
  }
}

/** Deletes a catalogue; its gygs stay. Throws 404, 403. */
export async function deleteCatalog(uow: UnitOfWork, actor: SignedIn, catalogId: string): Promise<void> {
  const row = await getCatalogRow(uow.tx, actor, catalogId);
  permit('deleteCatalog', actor, { organizationId: row.organizationId });
  await deleteCatalogRow(uow.tx, row.id);
}
