import type { MembershipRequest, OrganizationUser, UserOrganization } from '@gyg/contract';
import type { MemberRow, OrganizationOfRow } from './membership.repository';
import type { MembershipRequestRow } from './membership-request.repository';

/** A member as the organisation's admins see them, with the address (api.md, People). */
export function presentMember({ createdAt, ...member }: MemberRow): OrganizationUser {
  return { ...member, created: createdAt.toISOString() };
}

/** An organisation somebody belongs to; the role for those who may know it. */
export function presentOrganizationOf(
  { role, ...organization }: OrganizationOfRow,
  withRole: boolean,
): UserOrganization {
  return withRole ? { ...organization, role } : organization;
}

/** Who asks is named; their address is not the organisation's before they belong to it (api.md, People). */
export function presentMembershipRequest(row: MembershipRequestRow): MembershipRequest {
  const { userEmail: _address, userLocale: _locale, createdAt, answeredAt, ...request } = row;
  return { ...request, created: createdAt.toISOString(), respondedAt: answeredAt?.toISOString() ?? null };
}
