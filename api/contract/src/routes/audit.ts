/** The audit log: paths as in the contract. */
export const auditRoutes = {
  listAuditEntries: 'GET /audit',
} as const;
