import type { ChangesOf } from '@gyg/database';
import { type Actor, isAdminOf, isSuperUser, readsAsAdmin } from '../../access/actor';
import { forbidden, problem } from '../../problem';
import type { OrganizationPageRow, OrganizationRow } from './organization.repository';

/** A hidden profile is visible only to the organisation's admins. */
export function requireProfileOnline(actor: Actor, row: OrganizationRow): void {
  if (!row.profileVisible && !readsAsAdmin(actor, row.id)) throw problem('org.profile.not_online');
}

/**
 * Only super users can change the premium account, only the organisation's admins the other fields. Sending an
 * unchanged page back changes neither.
 */
export function requirePageRights(
  actor: Actor,
  organizationId: string,
  { premiumAccount, ...others }: ChangesOf<OrganizationPageRow>,
  row: OrganizationPageRow,
): void {
  const premiumChanges = premiumAccount !== undefined && premiumAccount !== row.premiumAccount;
  if (premiumChanges && !isSuperUser(actor)) throw forbidden();
  const current: Readonly<Record<string, unknown>> = row;
  const changed = Object.entries(others).some(([field, value]) => value !== undefined && value !== current[field]);
  if (changed && !isAdminOf(actor, organizationId)) throw forbidden();
}
