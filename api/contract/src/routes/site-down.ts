/** Operations of the maintenance page: paths as in the contract. */
export const siteDownRoutes = {
  getSiteDown: 'GET /settings/site-down',
  setSiteDown: 'POST /settings/site-down',
} as const;
