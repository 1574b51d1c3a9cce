import { type Actor, adminOrganizations, isHostOf, isSuperUser, managedGygs, readsAsHost } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { GygRow } from './gyg.repository';
import type { HostScope } from './gyg-conditions.repository';

/** A draft is not there but for its hosts (api.md, Visibility). Hidden gygs are reachable by id. */
export function requireVisible(actor: Actor, row: GygRow | undefined): GygRow {
  if (!row || (row.publishedAt === null && !readsAsHost(actor, row))) throw problem('gyg.missing');
  return row;
}

/** host(g), who alone may change a gyg. */
export function requireHost(actor: Actor, row: GygRow): void {
  if (!isHostOf(actor, row)) throw forbidden();
}

/** host(g), or a super user who only reads. */
export function requireHostRead(actor: Actor, row: GygRow): void {
  if (!readsAsHost(actor, row)) throw forbidden();
}

/** Whose drafts and hidden gygs this caller may find. */
export function hostScopeOf(actor: Actor): HostScope {
  return {
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    gygIds: managedGygs(actor),
  };
}
