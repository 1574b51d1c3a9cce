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

/** What one may do: what one is comes before what the organisation takes (specification 2.14, 5). */
export function waysToJoin(standing: Standing, { memberApproval }: Pick<Organization, 'memberApproval'>) {
  if (standing !== 'none') return standing;
  return memberApproval === 'NONE' ? 'closed' : 'open';
}
