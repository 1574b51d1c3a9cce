/** Gyg cards for the elements on partners' pages: paths as in the contract. */
export const cardsRoutes = {
  listGygCards: 'GET /cards/gyg-list',
  listCatalogCards: 'GET /cards/gyg-catalog',
  getGygCard: 'GET /cards/gyg-card',
} as const;
