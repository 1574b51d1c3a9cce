/** Partners: paths as in the contract. */
export const partnersRoutes = {} as const;
