import type { Locale, MemberApproval, Organization, OrganizationType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, localeOf, readsAsAdmin, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { nameTexts } from '../../text/search-text';
import { feature, unfeature } from '../platform-admin/featured';
import { requireProfileOnline } from './organization.policy';
import { presentOrganization, presentOrganizationPage } from './organization.presenter';
import {
  changeFriendlyUrl,
  findOrganization,
  findOrganizationByUrl,
  findOrganizationPage,
  listFeaturedRows,
  listOrganizationRows,
  listOrganizationsByIds,
  lockOrganization,
  type NewOrganization,
  type OrganizationFilter,
  type OrganizationPageRow,
  type OrganizationRow,
  setOrganization,
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

/** Features an organisation on the home page, for super users. A hidden one is left out until its profile is online. */
export async function featureOrganization(uow: UnitOfWork, actor: SignedIn, organizationId: string): Promise<void> {
  const { id } = await getOrganizationRow(uow.tx, organizationId);
  permit('featureOrganization', actor);
  await feature(uow, actor, { kind: 'organization', targetId: id, scope: 'home', createdBy: actor.id });
}

export async function unfeatureOrganization(uow: UnitOfWork, actor: SignedIn, organizationId: string): Promise<void> {
  const { id } = await getOrganizationRow(uow.tx, organizationId);
  permit('unfeatureOrganization', actor);
  await unfeature(uow, actor, { kind: 'organization', targetId: id, scope: 'home' });
}

interface OrganizationChanges {
  name?: string | undefined;
  friendlyUrl?: string | undefined;
  organizationType?: OrganizationType | undefined;
  country?: string | undefined;
  industry?: number | undefined;
  memberApproval?: MemberApproval | undefined;
  city?: string | undefined;
  summary?: string | undefined;
  language?: Locale | undefined;
}

function columnsOf({ friendlyUrl, name, ...others }: OrganizationChanges): Partial<NewOrganization> {
  const changed = Object.entries(others).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(changed), ...(name === undefined ? {} : { name, ...nameTexts(name) }) };
}

/**
 * Updates the given fields of an organisation's card, for its admins. Throws 409 if another organisation has or had the
 * friendly URL. The previous one keeps redirecting to it.
 */
export async function updateOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  organizationId: string,
  changes: OrganizationChanges,
): Promise<Organization> {
  await getOrganizationRow(uow.tx, organizationId);
  permit('updateOrganization', actor, { organizationId });
  await lockOrganization(uow.tx, organizationId);
  const row = await getOrganizationRow(uow.tx, organizationId);
  const { friendlyUrl } = changes;
  const moves = friendlyUrl !== undefined && friendlyUrl !== row.friendlyUrl;
  if (moves && !(await changeFriendlyUrl(uow.tx, row, friendlyUrl))) throw problem('org.friendly_url_taken');
  await setOrganization(uow.tx, organizationId, columnsOf(changes));
  return presentOrganization(await getOrganizationRow(uow.tx, organizationId), { withProfile: true });
}
