import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { friendlyUrls } from '../../text/friendly-url';
import { listGygRowsById } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { isPublished } from './catalog.policy';
import { listContents } from './catalog.repository';
import { getCatalogRow } from './catalog.service';
import {
  deleteCatalogRow,
  insertCatalog,
  isUrlTaken,
  lockCatalogs,
  replaceContents,
  updateCatalogRow,
} from './catalog-writes.repository';

interface CatalogChanges {
  name?: string | undefined;
  friendlyUrl?: string | undefined;
  gygIds?: readonly string[] | undefined;
}

/** An organisation may show any published gyg, whoever hosts it. Throws 404 `gyg.missing`, for drafts too. */
async function requireGygs({ t }: Work, gygIds: readonly string[]): Promise<void> {
  const gygs = await listGygRowsById(t, gygIds);
  const missing = gygIds.some((id) => {
    const gyg = gygs.get(id);
    return !gyg || !isPublished(gyg);
  });
  if (missing) throw problem('gyg.missing');
}

async function insertNamed(work: Work, organizationId: string, name: string, wanted?: string): Promise<string> {
  for (const friendlyUrl of wanted === undefined ? friendlyUrls(name, 'catalogue') : [wanted]) {
    const id = await insertCatalog(work.t, { organizationId, name, friendlyUrl, createdAt: work.now });
    if (id !== undefined) return id;
  }
  throw problem('catalogs.friendly_url_taken');
}

/** A new catalogue of an organisation whose admin the caller is; gives its id. Throws 404, 403, 409. */
export async function createCatalog(
  work: Work,
  actor: SignedIn,
  { organizationId, name, friendlyUrl, gygIds = [] }: CatalogChanges & { organizationId: string; name: string },
): Promise<string> {
  await getOrganizationRow(work.t, organizationId);
  permit('createCatalog', actor, { organizationId });
  await requireGygs(work, gygIds);
  await lockCatalogs(work.t, organizationId);
  const id = await insertNamed(work, organizationId, name, friendlyUrl);
  await replaceContents(work.t, id, gygIds, work.now);
  return id;
}

/** Those of a catalogue that its admins do not see now, and so cannot have taken away. */
async function unpublishedOf({ t }: Work, catalogId: string): Promise<string[]> {
  const contents = await listContents(t, [catalogId]);
  return contents.filter((one) => !isPublished(one)).map(({ gygId }) => gygId);
}

/**
 * Changes what is given. Its gygs are replaced by those given; unpublished ones, which nobody sees, stay at its end.
 * Throws 404, 403, 409 `catalogs.friendly_url_taken`.
 */
export async function updateCatalog(
  work: Work,
  actor: SignedIn,
  catalogId: string,
  { name, friendlyUrl, gygIds }: CatalogChanges,
): Promise<void> {
  const row = await getCatalogRow(work.t, actor, catalogId);
  permit('updateCatalog', actor, { organizationId: row.organizationId });
  if (gygIds) await requireGygs(work, gygIds);
  await lockCatalogs(work.t, row.organizationId);
  if (friendlyUrl !== undefined && (await isUrlTaken(work.t, row, friendlyUrl))) {
    throw problem('catalogs.friendly_url_taken');
  }
  await updateCatalogRow(work.t, row.id, {
    ...(name === undefined ? {} : { name }),
    ...(friendlyUrl === undefined ? {} : { friendlyUrl }),
  });
  if (gygIds) await replaceContents(work.t, row.id, [...gygIds, ...(await unpublishedOf(work, row.id))], work.now);
}

/** Deletes a catalogue; its gygs stay. Throws 404, 403. */
export async function deleteCatalog(work: Work, actor: SignedIn, catalogId: string): Promise<void> {
  const row = await getCatalogRow(work.t, actor, catalogId);
  permit('deleteCatalog', actor, { organizationId: row.organizationId });
  await deleteCatalogRow(work.t, row.id);
}
