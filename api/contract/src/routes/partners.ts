/** Partners: paths as in the contract. */
export const partnersRoutes = {
  listPartners: 'GET /gygs/{gygId}/partners',
  addPartner: 'POST /gygs/{gygId}/partners',
  acceptPartner: 'POST /gygs/{gygId}/partners/{organizationId}/accept',
  declinePartner: 'POST /gygs/{gygId}/partners/{organizationId}/decline',
  removePartner: 'DELETE /gygs/{gygId}/partners/{organizationId}',
  listPartneredGygs: 'GET /partners/{organizationId}/gygs',
} as const;
