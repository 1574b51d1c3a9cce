import type { Reader } from '@gyg/database';
import { type Actor, adminOrganizations, isSuperUser, managedGygs } from '../../../access/actor';
import { findSeqs } from './find-seqs.repository';
import type { HostScope } from './gyg-index/gyg-conditions';

/** The gygs whose drafts and hidden ones the caller may find. */
export async function hostScopeOf(read: Reader, actor: Actor): Promise<HostScope> {
  const managed = managedGygs(actor);
  return {
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    seqs: managed.length === 0 ? [] : await findSeqs(read, managed),
  };
}
