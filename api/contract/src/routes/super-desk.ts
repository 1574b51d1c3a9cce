/** Operations of the super users' frame: paths as in the contract. */
export const superDeskRoutes = {
  getSuperDesk: 'GET /operations/desk',
} as const;
