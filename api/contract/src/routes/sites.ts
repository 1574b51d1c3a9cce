/** Partners' sites that act for a user: paths as in the contract. */
export const sitesRoutes = {
  listConnectedSites: 'GET /users/{userId}/sites',
  removeConnectedSite: 'DELETE /users/{userId}/sites',
} as const;
