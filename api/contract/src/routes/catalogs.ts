/** Catalogues: paths as in the contract. */
export const catalogsRoutes = {
  listCatalogs: 'GET /gygcollections',
  createCatalog: 'POST /gygcollections',
  getCatalog: 'GET /gygcollections/{catalogId}',
  updateCatalog: 'POST /gygcollections/{catalogId}',
  deleteCatalog: 'DELETE /gygcollections/{catalogId}',
  listOrganizationCatalogs: 'GET /gygcollections/organizations/{organizationId}',
  getCatalogByName: 'GET /gygcollections/name/{orgFriendlyUrl}/{catalogFriendlyUrl}',
} as const;
