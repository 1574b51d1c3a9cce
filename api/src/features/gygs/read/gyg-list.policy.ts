import { type Actor, adminOrganizations, isSuperUser, managedGygs } from '../../../access/actor';
import type { HostScope } from './gyg-conditions.repository';

/** The gygs whose drafts and hidden ones the caller may find. */
export function hostScopeOf(actor: Actor): HostScope {
  return {
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    gygIds: managedGygs(actor),
  };
}
