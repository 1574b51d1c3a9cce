import { type Actor, adminOrganizations, isAdminOf, readsAsAdmin, readsAsHost } from '../../../access/actor';
import { forbidden, problem } from '../../../problem';
import { type GygRow, isPublished } from '..';
import type { PartnerRow } from './partner.repository';

/** Which pending partnerships of a gyg the caller sees: hosts all, admins those of their organisations. */
export function pendingPartnersVisibleTo(actor: Actor, gyg: GygRow): 'all' | readonly string[] {
  return readsAsHost(actor, gyg) ? 'all' : adminOrganizations(actor);
}

/**
 * Throws 404 unless the caller may see the partnership. The partner's admins see it even while the gyg is a draft, so
 * that they can leave; for others drafts and pending partnerships are not visible.
 */
export function requireVisiblePartner(actor: Actor, gyg: GygRow | undefined, row: PartnerRow | undefined): PartnerRow {
  const asHost = gyg !== undefined && readsAsHost(actor, gyg);
  const asPartner = row !== undefined && readsAsAdmin(actor, row.organizationId);
  if (!gyg || (!isPublished(gyg) && !asHost && !asPartner)) throw problem('gyg.missing');
  if (!row || (!row.accepted && !asHost && !asPartner)) throw problem('partner.missing');
  return row;
}

/** Only the asked organisation's admins can answer. */
export function requireAdminOf(actor: Actor, organizationId: string): void {
  if (!isAdminOf(actor, organizationId)) throw forbidden();
}
