/** Gyg cards for the elements on partners' pages: paths as in the contract. */
export const cardsRoutes = {
  listOrganizationCards: 'GET /cards/organizations/{organizationId}',
  listCatalogCards: 'GET /cards/catalogs/{orgFriendlyUrl}/{catalogFriendlyUrl}',
  getGygCard: 'GET /cards/gygs/{gygId}',
  getGygCardByName: 'GET /cards/gygs/{orgFriendlyUrl}/{gygFriendlyUrl}',
} as const;
