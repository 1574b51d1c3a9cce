/** Invites: paths as in the contract. */
export const invitesRoutes = {
  sendInvites: 'POST /invites',
  listInvites: 'GET /invites',
} as const;
