import type { InvitationRef, UserOrganization } from '@gyg/contract';
import { call, session, useSession } from '@gyg/platform';

/** Requests to join. The response shows whether the user is a member immediately or the request is pending. */
export function useJoinOrganization() {
  const userId = useSession((state) => state.userId);
  return (organizationId: string, invitationRef: InvitationRef) =>
    call('saveMembership', { params: { userId, organizationId }, body: { role: 'member', invitationRef } });
}

/** Leaves an organisation and ends admin mode for it. Throws 409 for its last administrator. */
export function useLeaveOrganization() {
  const userId = useSession((state) => state.userId);
  const actsFor = useSession((state) => state.organizationId);
  return async ({ organizationId, role }: UserOrganization) => {
    await call('deleteMembership', {
      params: { userId, organizationId },
      query: role === undefined ? {} : { role },
    });
    if (actsFor === organizationId) session.switchToUser();
    if (role === 'ADMIN') await reloadMemberships(userId);
  };
}

/** Reloads the memberships. The user has left in any case, so errors are ignored. */
const reloadMemberships = (userId: string) =>
  call('listUserOrganizations', { params: { userId } }).then(
    ({ organizations }) => session.applyMemberships(organizations),
    () => undefined,
  );

/** Withdraws a pending request. */
export function useWithdrawRequest() {
  const userId = useSession((state) => state.userId);
  return (organizationId: string) =>
    call('deleteMembership', { params: { userId, organizationId }, query: { role: 'MEMBER' } });
}
