/** Lookups: paths as in the contract. */
export const lookupsRoutes = {
  listGoals: 'GET /sdgs',
  getConfig: 'GET /config',
  geocode: 'GET /geocode',
  findTowns: 'GET /towns',
  findCompany: 'GET /companies/{country}/{registrationId}',
} as const;
