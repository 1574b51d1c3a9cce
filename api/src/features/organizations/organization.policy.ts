import { type Actor, isAdminOf, isSuperUser, readsAsAdmin } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { OrganizationPageRow, OrganizationRow } from './organization.repository';

/** A hidden profile is only for the organisation's admins (api.md, Visibility). */
export function requireProfileOnline(actor: Actor, row: OrganizationRow): void {
  if (!row.profileVisible && !readsAsAdmin(actor, row.id)) throw problem('org.profile.not_online');
}

/**
 * Which fields of a page somebody may change: the premium account only super users, all others only the organisation's
 * admins (api.md, Conventions). A page sent back whole, as it is, changes neither.
 */
export function requirePageRights(
  actor: Actor,
  organizationId: string,
  { premiumAccount, ...others }: Partial<OrganizationPageRow>,
  row: OrganizationPageRow,
): void {
  const premiumChanges = premiumAccount !== undefined && premiumAccount !== row.premiumAccount;
  if (premiumChanges && !isSuperUser(actor)) throw forbidden();
  const current: Readonly<Record<string, unknown>> = row;
  const changed = Object.entries(others).some(([field, value]) => value !== current[field]);
  if (changed && !isAdminOf(actor, organizationId)) throw forbidden();
}
