/** Operations of the demo's data: paths as in the contract. */
export const demoDataRoutes = {
  getDemoData: 'GET /operations/demo',
  changeDemoData: 'POST /operations/demo',
} as const;
