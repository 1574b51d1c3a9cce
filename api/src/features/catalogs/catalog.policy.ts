import { type Actor, adminOrganizations, isSuperUser, readsAsAdmin, readsAsHost } from '../../access/actor';
import { problem } from '../../problem';
import { isListed, isPublished } from '../gygs';
import type { CatalogContent, CatalogRow } from './catalog.repository';

/** The catalogues of a hidden organisation are for its admins only. Throws 404. */
export function requireOnline(actor: Actor, organization: { id: string; profileVisible: boolean }): void {
  if (!organization.profileVisible && !readsAsAdmin(actor, organization.id)) throw problem('org.profile.not_online');
}

/** Throws 404 unless the caller may see the catalogue. */
export function requireVisibleCatalog(actor: Actor, row: CatalogRow | undefined): CatalogRow {
  if (!row) throw problem('catalogs.missing');
  requireOnline(actor, { id: row.organizationId, profileVisible: row.profileVisible });
  return row;
}

/** The organisations whose catalogues the caller gets in the list of all. */
export function catalogScopeOf(actor: Actor) {
  return { everything: isSuperUser(actor), organizationIds: adminOrganizations(actor) };
}

/**
 * Whether the caller sees a gyg in a catalogue. Everyone sees public ones. The catalogue's admins also see hidden ones,
 * and drafts of gygs that they host.
 */
function isVisible(actor: Actor, row: CatalogRow, gyg: CatalogContent): boolean {
  if (isListed(gyg)) return true;
  if (!readsAsAdmin(actor, row.organizationId)) return false;
  return isPublished(gyg) || readsAsHost(actor, { id: gyg.gygId, organizationId: gyg.organizationId });
}

/** The gygs of a catalogue that are not public now and that an admin may see. Undefined for others. */
export function unlistedIn<Content extends CatalogContent>(
  actor: Actor,
  row: CatalogRow,
  contents: readonly Content[],
): Content[] | undefined {
  if (!readsAsAdmin(actor, row.organizationId)) return undefined;
  return contents.filter((content) => !isListed(content) && isVisible(actor, row, content));
}

/** The gyg ids that the caller may see, in order. */
export function visibleGygIds(actor: Actor, row: CatalogRow, contents: readonly CatalogContent[]): string[] {
  return contents.filter((content) => isVisible(actor, row, content)).map(({ gygId }) => gygId);
}
