/** Proposals: paths as in the contract. */
export const proposalsRoutes = {
  createProposal: 'POST /gygs/proposals',
  uploadProposalImage: 'POST /images/proposal',
  getProposal: 'GET /gygs/proposals/{proposalId}',
  deleteProposal: 'DELETE /gygs/proposals/{proposalId}',
  listUserProposals: 'GET /gygs/proposals/users/{userId}',
  listOrganizationProposals: 'GET /gygs/proposals/organizations/{organizationId}',
  answerProposal: 'POST /gygs/proposals/{proposalId}/response',
} as const;
