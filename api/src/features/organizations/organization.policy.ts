import { type Actor, readsAsAdmin } from '../../access/actor';
import { problem } from '../../http/problem';
import type { OrganizationRow } from './organization.repository';

/** A hidden profile is only for the organisation's admins (api.md, Visibility). */
export function requireProfileOnline(actor: Actor, row: OrganizationRow): void {
  if (!row.profileVisible && !readsAsAdmin(actor, row.id)) throw problem('org.profile.not_online');
}
