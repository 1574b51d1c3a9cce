/** Reports: paths as in the contract. */
export const reportsRoutes = {} as const;
