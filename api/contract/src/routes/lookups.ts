/** Lookups: paths as in the contract. */
export const lookupsRoutes = {
  listGoals: 'GET /sdgs',
  getConfig: 'GET /config',
  geocode: 'GET /geocode',
  findCompany: 'GET /companies/{country}/{registrationId}',
} as const;
