/** Csr tags: paths as in the contract. */
export const csrRoutes = {} as const;
