import type { MembershipRequest, Organization, UserOrganization } from '@gyg/contract';

/** A user's status in an organisation. */
export type Standing = 'none' | 'pending' | 'member';

export function standingWith(
  organizationId: string,
  memberships: readonly Pick<UserOrganization, 'organizationId'>[],
  requests: readonly Pick<MembershipRequest, 'organizationId'>[],
): Standing {
  if (memberships.some((one) => one.organizationId === organizationId)) return 'member';
  return requests.some((one) => one.organizationId === organizationId) ? 'pending' : 'none';
}

/** The actions for a user. Their status comes before the organisation's rule for new members. */
export function waysToJoin(standing: Standing, { memberApproval }: Pick<Organization, 'memberApproval'>) {
  if (standing !== 'none') return standing;
  return memberApproval === 'NONE' ? 'closed' : 'open';
}
