import { type Actor, adminOrganizations, isSuperUser, readsAsAdmin } from '../../access/actor';
import { problem } from '../../http/problem';
import type { CatalogContent, CatalogRow } from './catalog.repository';

/** The catalogues of a hidden organisation are for its admins only (api.md, Visibility). Throws 404. */
export function requireOnline(actor: Actor, organization: { id: string; profileVisible: boolean }): void {
  if (!organization.profileVisible && !readsAsAdmin(actor, organization.id)) throw problem('org.profile.not_online');
}

/** A catalogue that this caller may see. Throws 404. */
export function requireVisibleCatalog(actor: Actor, row: CatalogRow | undefined): CatalogRow {
  if (!row) throw problem('catalogs.missing');
  requireOnline(actor, { id: row.organizationId, profileVisible: row.profileVisible });
  return row;
}

/** Whose catalogues this caller finds in the list of all. */
export function catalogScopeOf(actor: Actor) {
  return { everything: isSuperUser(actor), organizationIds: adminOrganizations(actor) };
}

/** Drafts are in no catalogue that anybody sees, until they are published. */
export const isPublished = (gyg: Pick<CatalogContent, 'publishedAt'>): boolean => gyg.publishedAt !== null;

/** What a catalogue shows: hidden gygs are left out, as of every list. */
export const isShown = (gyg: Pick<CatalogContent, 'publishedAt' | 'hidden'>): boolean =>
  isPublished(gyg) && !gyg.hidden;

/**
 * Which ids of a catalogue somebody may know: those it shows. Who edits it also keeps the ids of its hidden gygs, which
 * everybody may reach by id; drafts nobody.
 */
export function visibleGygIds(actor: Actor, row: CatalogRow, contents: readonly CatalogContent[]): string[] {
  const known = contents.filter(readsAsAdmin(actor, row.organizationId) ? isPublished : isShown);
  return known.map(({ gygId }) => gygId);
}
