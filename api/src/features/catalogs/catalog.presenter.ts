import type { Catalog } from '@gyg/contract';
import { type Actor, readsAsAdmin } from '../../access/actor';
import { isPublished, isShown } from './catalog.policy';
import type { CatalogContent, CatalogRow } from './catalog.repository';

/**
 * A catalogue with the ids of what it shows. Who edits it also gets the ids of its hidden gygs, which everybody may
 * reach by id; drafts nobody.
 */
export function presentCatalog(row: CatalogRow, contents: readonly CatalogContent[], actor: Actor): Catalog {
  const { profileVisible: _online, ...catalog } = row;
  const listed = contents.filter(readsAsAdmin(actor, row.organizationId) ? isPublished : isShown);
  return { ...catalog, gygIds: listed.map(({ gygId }) => gygId).join('|') };
}
