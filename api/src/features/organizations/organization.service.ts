import type { Reader } from '@gyg/database';
import { type Actor, readsAsAdmin } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../http/problem';
import { requireProfileOnline } from './organization.policy';
import { presentOrganization, presentOrganizationPage } from './organization.presenter';
import {
  findOrganization,
  findOrganizationByUrl,
  findOrganizationPage,
  listFeaturedRows,
  listOrganizationRows,
  type OrganizationFilter,
  type OrganizationPageRow,
  type OrganizationRow,
} from './organization.repository';

/** Throws 404 when there is none. */
export async function getOrganizationRow(read: Reader, organizationId: string): Promise<OrganizationRow> {
  const row = await findOrganization(read, organizationId);
  if (!row) throw problem('org.missing');
  return row;
}

/**
 * By id or by friendly url: partners paste the name that they know, in the one call that the list element makes, and
 * links to join carry it.
 * Throws 404 when there is none.
 */
export async function getOrganizationRowByName(read: Reader, idOrFriendlyUrl: string): Promise<OrganizationRow> {
  const row = (await findOrganization(read, idOrFriendlyUrl)) ?? (await findOrganizationByUrl(read, idOrFriendlyUrl));
  if (!row) throw problem('org.missing');
  return row;
}

/** The page's row, which every organisation has. */
export async function getPageRow(read: Reader, organizationId: string): Promise<OrganizationPageRow> {
  const row = await findOrganizationPage(read, organizationId);
  if (!row) throw problem('org.missing');
  return row;
}

/** The card, which stays public when the profile is hidden; also by friendly url, which joining has in its address. */
export async function getOrganization({ db }: ApiContext, actor: Actor, idOrFriendlyUrl: string) {
  const row = await getOrganizationRowByName(db.read, idOrFriendlyUrl);
  return presentOrganization(row, { withProfile: readsAsAdmin(actor, row.id) });
}

export async function getOrganizationPage({ db }: ApiContext, actor: Actor, organizationId: string) {
  requireProfileOnline(actor, await getOrganizationRow(db.read, organizationId));
  return presentOrganizationPage(await getPageRow(db.read, organizationId));
}

/** The organisations whose profile is online. */
export async function listOrganizations({ db }: ApiContext, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows, total } = await listOrganizationRows(db.read, { visible: true, page, pageSize });
  return { organizations: rows.map((row) => presentOrganization(row)), total, page, pageSize };
}

/** Found by name, hidden ones too: their cards and joining them stay public (api.md, Visibility). */
export async function searchOrganizations({ db }: ApiContext, filter: Omit<OrganizationFilter, 'visible'>) {
  const { rows, total } = await listOrganizationRows(db.read, { ...filter, visible: false });
  const { page, pageSize } = filter;
  return { organizations: rows.map((row) => presentOrganization(row)), total, page, pageSize };
}

/** Those on the home page; a hidden one is left out until it is online. */
export async function listFeaturedOrganizations(
  { db }: ApiContext,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows, total } = await listFeaturedRows(db.read, { page, pageSize });
  return { organizations: rows.map((row) => presentOrganization(row)), total, page, pageSize };
}
