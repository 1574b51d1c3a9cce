/** Gygs: lists of them: paths as in the contract. */
export const gygListsRoutes = {
  searchGygs: 'POST /gygs/search',
  findGygs: 'GET /gygs/search',
  searchGygsByIds: 'POST /search/gygs',
  findGygsByIds: 'GET /search/gygs',
  searchHostedGygs: 'POST /gygs/search/hosts',
  findHostedGygs: 'GET /gygs/search/hosts',
  searchFeaturedGygs: 'POST /gygs/search/featured',
  findFeaturedGygs: 'GET /gygs/search/featured',
  searchGygByUrl: 'POST /gygs/search/url',
  findGygByUrl: 'GET /gygs/search/url',
  viewOrganizationGygs: 'GET /gygs/view/organization/{organizationId}',
} as const;
