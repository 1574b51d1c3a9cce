import type { MembershipRequest, Organization, UserOrganization } from '@gyg/contract';

/** A user's status in an organisation. */
export type MembershipStatus = 'none' | 'pending' | 'member';

export function membershipStatusIn(
  organizationId: string,
  memberships: readonly Pick<UserOrganization, 'organizationId'>[],
  requests: readonly Pick<MembershipRequest, 'organizationId'>[],
): MembershipStatus {
  if (memberships.some((membership) => membership.organizationId === organizationId)) return 'member';
  return requests.some((request) => request.organizationId === organizationId) ? 'pending' : 'none';
}

/** The actions for a user. Their status comes before the organisation's rule for new members. */
export function waysToJoin(status: MembershipStatus, { memberApproval }: Pick<Organization, 'memberApproval'>) {
  if (status !== 'none') return status;
  return memberApproval === 'NONE' ? 'closed' : 'open';
}
