import { type Actor, adminOrganizations, isSuperUser, managedGygs } from '../../access/actor';
import type { HostScope } from './gyg-conditions.repository';

/** Whose drafts and hidden gygs this caller may find. */
export function hostScopeOf(actor: Actor): HostScope {
  return {
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    gygIds: managedGygs(actor),
  };
}
