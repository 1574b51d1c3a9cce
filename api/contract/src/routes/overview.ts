/** Operations of the super users' overview: paths as in the contract. */
export const overviewRoutes = {
  getOverview: 'GET /operations/overview',
} as const;
