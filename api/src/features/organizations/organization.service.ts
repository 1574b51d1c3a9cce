import type { Reader } from '@gyg/database';
import { type Actor, localeOf, readsAsAdmin } from '../../access/actor';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { requireProfileOnline } from './organization.policy';
import { presentOrganization, presentOrganizationPage } from './organization.presenter';
import {
  findOrganization,
  findOrganizationByUrl,
  findOrganizationPage,
  listFeaturedRows,
  listOrganizationRows,
  listOrganizationsByIds,
  type OrganizationFilter,
  type OrganizationPageRow,
  type OrganizationRow,
} from './organization.repository';

/** Throws 404 if it is missing. */
export async function getOrganizationRow(read: Reader, organizationId: string): Promise<OrganizationRow> {
  const row = await findOrganization(read, organizationId);
  if (!row) throw problem('org.missing');
  return row;
}

/** Organisations by id; unknown ids are left out. */
export function getOrganizationsByIds(read: Reader, ids: readonly string[]): Promise<OrganizationRow[]> {
  return listOrganizationsByIds(read, ids);
}

/**
 * By id or friendly URL, because partners use the friendly URL and links to join contain it. Throws 404 if it is
 * missing.
 */
export async function getOrganizationRowByName(read: Reader, idOrFriendlyUrl: string): Promise<OrganizationRow> {
  const row = (await findOrganization(read, idOrFriendlyUrl)) ?? (await findOrganizationByUrl(read, idOrFriendlyUrl));
  if (!row) throw problem('org.missing');
  return row;
}

/** The organisation's page; every organisation has one. */
export async function getPageRow(read: Reader, organizationId: string): Promise<OrganizationPageRow> {
  const row = await findOrganizationPage(read, organizationId);
  if (!row) throw problem('org.missing');
  return row;
}

/** The card, which is public even if the profile is hidden. Also by friendly URL, which links to join contain. */
export async function getOrganization({ db }: ApiContext, actor: Actor, idOrFriendlyUrl: string) {
  const row = await getOrganizationRowByName(db.read, idOrFriendlyUrl);
  return presentOrganization(row, { withProfile: readsAsAdmin(actor, row.id) });
}

export async function getOrganizationPage({ db }: ApiContext, actor: Actor, organizationId: string) {
  requireProfileOnline(actor, await getOrganizationRow(db.read, organizationId));
  return presentOrganizationPage(await getPageRow(db.read, organizationId));
}

/** Found by name, including hidden ones: their cards and joining them are public. */
export async function searchOrganizations(
  { db }: ApiContext,
  actor: Actor,
  filter: Omit<OrganizationFilter, 'language'>,
) {
  const { rows, total } = await listOrganizationRows(db.read, { ...filter, language: localeOf(actor) });
  const { page, pageSize } = filter;
  return { organizations: rows.map((row) => presentOrganization(row)), total, page, pageSize };
}

/** The organisations on the home page now; hidden ones are left out. */
export async function listFeaturedOrganizations({ db }: ApiContext, { page, pageSize }: Paging, now: Date) {
  const { rows, total } = await listFeaturedRows(db.read, { page, pageSize }, now);
  return { organizations: rows.map((row) => presentOrganization(row)), total, page, pageSize };
}
