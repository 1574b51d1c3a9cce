/** Invites: paths as in the contract. */
export const invitesRoutes = {} as const;
