import type { MemberRole } from '@gyg/contract';
import { call, invalidateCalls, session, useQueryClient, useSession } from '@gyg/platform';

/** The calls that change memberships. Call `refresh` once after the last of them. */
export function useChangeMembers(organizationId: string) {
  const queries = useQueryClient();
  const ownId = useSession(({ userId }) => userId);
  return {
    ownId,
    saveRole: (userId: string, role: MemberRole) =>
      call('saveMembership', { params: { userId, organizationId }, body: { role } }),
    remove: (userId: string) => call('deleteMembership', { params: { userId, organizationId } }),
    refresh(userIds: readonly string[]) {
      // A user who took away their own role leaves the admin pages.
      if (userIds.includes(ownId)) session.refreshMemberships();
      return invalidateCalls(queries, ['listOrganizationUsers', 'getOrganizationDesk']);
    },
  };
}
