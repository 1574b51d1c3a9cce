/** Invites: paths as in the contract. */
export const invitesRoutes = {
  sendInvites: 'POST /invites',
  listInvites: 'GET /invites',
  previewInvites: 'POST /invites/preview',
  remindInvite: 'POST /invites/{inviteId}/remind',
  withdrawInvite: 'DELETE /invites/{inviteId}',
} as const;
