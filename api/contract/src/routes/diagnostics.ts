/** Operations of diagnostics: paths as in the contract. */
export const diagnosticsRoutes = {
  getDiagnostics: 'GET /operations/diagnostics',
} as const;
