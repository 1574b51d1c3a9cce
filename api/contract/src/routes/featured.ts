/** What the home page shows, as super users arrange it: paths as in the contract. */
export const featuredRoutes = {
  getFeatured: 'GET /operations/featured',
  saveFeatured: 'POST /operations/featured',
} as const;
