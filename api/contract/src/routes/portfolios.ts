/** Portfolios: paths as in the contract. */
export const portfoliosRoutes = {} as const;
