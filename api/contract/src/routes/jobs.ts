/** Operations of background jobs: paths as in the contract. */
export const jobRoutes = {
  listJobs: 'GET /operations/jobs',
  requestJob: 'POST /operations/jobs/{name}/run',
} as const;
