import type { SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyPeople, withdrawAction } from '../../notifications';
import { findPeopleBySubject } from '../../people';
import { countOtherAdmins, dropMembership, listMembershipsOf, lockOrganizationRow } from './membership.repository';
import { listPendingRequestIds, updateRequestStatus } from './membership-request.repository';

/**
 * Ends the memberships and requests of an erased user. Erasure always succeeds: if the last administrator leaves, the
 * super users are notified.
 */
export async function eraseMemberships(uow: UnitOfWork, actor: SignedIn, superUsers: readonly string[]): Promise<void> {
  for (const { orgName, ...membership } of await listMembershipsOf(uow.tx, actor.id)) {
    const { organizationId, role } = membership;
    if (role === 'ADMIN') await lockOrganizationRow(uow.tx, organizationId);
    await dropMembership(uow.tx, membership);
    if (role !== 'ADMIN' || (await countOtherAdmins(uow.tx, organizationId, actor.id)) > 0) continue;
    const people = await findPeopleBySubject(uow.tx, superUsers);
    const values = { organization: orgName };
    await notifyPeople(uow, people, { type: 'organization_without_admin', values, organizationId });
  }
  const withdrawn = { status: 'WITHDRAWN', answeredBy: actor.id, answeredAt: uow.now } as const;
  for (const requestId of await listPendingRequestIds(uow.tx, actor.id)) {
    await updateRequestStatus(uow.tx, requestId, withdrawn);
    await withdrawAction(uow, { kind: 'membership', targetId: requestId });
  }
}
