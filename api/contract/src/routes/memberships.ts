/** Membership: paths as in the contract. */
export const membershipsRoutes = {
  listOrganizationUsers: 'GET /organizations/{organizationId}/users',
  listUserOrganizations: 'GET /users/{userId}/organizations',
  saveMembership: 'POST /users/{userId}/organizations/{organizationId}',
  deleteMembership: 'DELETE /users/{userId}/organizations/{organizationId}',
  listMembershipRequests: 'GET /organizations/{organizationId}/requests',
  listUserMembershipRequests: 'GET /organizations/requests/users/{userId}',
  acceptMembershipRequest: 'POST /organizations/{organizationId}/requests/{requestId}/accept',
  declineMembershipRequest: 'POST /organizations/{organizationId}/requests/{requestId}/decline',
} as const;
