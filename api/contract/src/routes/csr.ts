/** Csr tags: paths as in the contract. */
export const csrRoutes = {
  assignTags: 'POST /csr',
  removeTags: 'DELETE /csr',
  listGygTags: 'GET /csr/gygs/{gygId}',
  listOrganizationTags: 'GET /csr/organizations/{organizationId}',
} as const;
