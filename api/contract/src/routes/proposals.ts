/** Proposals: paths as in the contract. */
export const proposalsRoutes = {} as const;
