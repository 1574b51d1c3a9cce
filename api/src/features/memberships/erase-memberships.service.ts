import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { notifyPeople, withdrawAction } from '../notifications';
import { findPeopleBySubject } from '../users';
import { countOtherAdmins, dropMembership, holdOrganization, listMembershipsOf } from './membership.repository';
import { listWaitingOf, moveRequest } from './membership-request.repository';

/**
 * Ends what an erased person belongs to, and what they asked. Nobody is kept from erasing themselves: where the last
 * administrator goes, the super users are told (api.md, users).
 */
export async function eraseMemberships(work: Work, actor: SignedIn, superUsers: readonly string[]): Promise<void> {
  for (const { orgName, ...membership } of await listMembershipsOf(work.t, actor.id)) {
    const { organizationId, role } = membership;
    if (role === 'ADMIN') await holdOrganization(work.t, organizationId);
    await dropMembership(work.t, membership);
    if (role !== 'ADMIN' || (await countOtherAdmins(work.t, organizationId, actor.id)) > 0) continue;
    const people = await findPeopleBySubject(work.t, superUsers);
    const values = { organization: orgName };
    await notifyPeople(work, people, { type: 'organization_without_admin', values, organizationId });
  }
  const withdrawn = { status: 'WITHDRAWN', answeredBy: actor.id, answeredAt: work.now } as const;
  for (const requestId of await listWaitingOf(work.t, actor.id)) {
    await moveRequest(work.t, requestId, withdrawn);
    await withdrawAction(work, { kind: 'membership', targetId: requestId });
  }
}
