import { type Actor, adminOrganizations, isAdminOf, readsAsAdmin, readsAsHost } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { GygRow } from '../gygs';
import type { PartnerRow } from './partner.repository';

/** Whose waiting partnerships of a gyg the caller sees: hosts all, admins those of their own organisations. */
export function pendingPartnersVisibleTo(actor: Actor, gyg: GygRow): 'all' | readonly string[] {
  return readsAsHost(actor, gyg) ? 'all' : adminOrganizations(actor);
}

/**
 * A partnership that the caller may know. Its own admins know it even while the gyg is a draft, so that they can leave;
 * for others a draft is not there, nor is what waits for an answer (api.md, Visibility). Throws 404.
 */
export function requireVisiblePartner(actor: Actor, gyg: GygRow | undefined, row: PartnerRow | undefined): PartnerRow {
  const asHost = gyg !== undefined && readsAsHost(actor, gyg);
  const asPartner = row !== undefined && readsAsAdmin(actor, row.organizationId);
  if (!gyg || (gyg.publishedAt === null && !asHost && !asPartner)) throw problem('gyg.missing');
  if (!row || (!row.accepted && !asHost && !asPartner)) throw problem('partner.missing');
  return row;
}

/** Answering is the asked organisation's. */
export function requireAdminOf(actor: Actor, organizationId: string): void {
  if (!isAdminOf(actor, organizationId)) throw forbidden();
}
