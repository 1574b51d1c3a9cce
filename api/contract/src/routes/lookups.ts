/** Lookups: paths as in the contract. */
export const lookupsRoutes = {
  listGoals: 'GET /sdgs',
  getConfig: 'GET /config',
} as const;
