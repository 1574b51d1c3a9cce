/** Membership: paths as in the contract. */
export const membershipsRoutes = {
  listUserOrganizations: 'GET /users/{userId}/organizations',
} as const;
