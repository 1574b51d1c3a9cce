/** Operations of the service: paths as in the contract. */
export const serviceRoutes = {
  getLiveness: 'GET /health/live',
  getReadiness: 'GET /health/ready',
} as const;
