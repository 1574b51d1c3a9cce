import type { MembershipRequest, OrganizationUser, UserOrganization } from '@gyg/contract';
import { hoursOf } from '../../reports/contributions';
import type { MemberRow } from './member-list.repository';
import type { OrganizationOfRow } from './membership.repository';
import type { MembershipRequestRow } from './membership-request.repository';

/** A member as the organisation's admins see them, with the address. */
export function presentMember({ createdAt, minutes, ...member }: MemberRow): OrganizationUser {
  return { ...member, created: createdAt.toISOString(), hours: hoursOf(minutes) };
}

/** An organisation of a user; with the role for those who may see it. */
export function presentOrganizationOf(
  { role, ...organization }: OrganizationOfRow,
  withRole: boolean,
): UserOrganization {
  return withRole ? { ...organization, role } : organization;
}

/** Includes the requester's name; their address is shown only to organisations they belong to. */
export function presentMembershipRequest(row: MembershipRequestRow): MembershipRequest {
  const { userEmail: _address, userLocale: _locale, createdAt, answeredAt, ...request } = row;
  return { ...request, created: createdAt.toISOString(), respondedAt: answeredAt?.toISOString() ?? null };
}
