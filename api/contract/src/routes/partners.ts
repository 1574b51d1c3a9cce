/** Partners: paths as in the contract. */
export const partnersRoutes = {
  listPartners: 'GET /gygs/{gygId}/partners',
  addPartner: 'POST /gygs/{gygId}/partners',
  removePartner: 'DELETE /gygs/{gygId}/partners/{organizationId}',
  listPartneredGygs: 'GET /partners/{organizationId}/gygs',
} as const;
