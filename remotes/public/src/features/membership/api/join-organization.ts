import type { InvitationRef, UserOrganization } from '@gyg/contract';
import { call, session, useSession } from '@gyg/platform';

/** Asks to join; the answer says whether one is a member at once or the request waits (api.md, membership). */
export function useJoinOrganization() {
  const userId = useSession((state) => state.userId);
  return (organizationId: string, invitationRef: InvitationRef) =>
    call('saveMembership', { params: { userId, organizationId }, body: { role: 'member', invitationRef } });
}

/** Leaves an organisation; who acts for it acts for themselves again. Throws 409 for its last administrator. */
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

/** Whether one still administers anything. One has left in any case: what cannot be read now is read another time. */
const reloadMemberships = (userId: string) =>
  call('listUserOrganizations', { params: { userId } }).then(
    ({ organizations }) => session.applyMemberships(organizations),
    () => undefined,
  );

/** Takes a request back that waits. */
export function useWithdrawRequest() {
  const userId = useSession((state) => state.userId);
  return (organizationId: string) =>
    call('deleteMembership', { params: { userId, organizationId }, query: { role: 'MEMBER' } });
}
