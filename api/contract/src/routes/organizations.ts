/** Organisations: paths as in the contract. */
export const organizationsRoutes = {
  listOrganizations: 'GET /organizations',
  getOrganization: 'GET /organizations/{organizationId}',
  getOrganizationProfile: 'GET /organizations/{organizationId}/profile',
  getOrganizationByName: 'GET /organizations/name/{friendlyUrl}',
  getOrganizationPage: 'GET /organizations/{organizationId}/page',
  listOrganizationGygs: 'GET /organizations/{organizationId}/gygs',
  searchOrganizations: 'POST /search/organizations',
  findOrganizations: 'GET /search/organizations',
  listOrganizationRequests: 'GET /organizations/requests',
  getOrganizationRequest: 'GET /organizations/requests/{requestId}',
  respondToOrganizationRequest: 'POST /organizations/requests/{requestId}/respond',
  listFeaturedOrganizations: 'GET /organizations/featured',
} as const;
