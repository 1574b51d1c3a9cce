/** Catalogues: paths as in the contract. */
export const catalogsRoutes = {} as const;
