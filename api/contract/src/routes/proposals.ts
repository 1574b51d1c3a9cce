/** Proposals: paths as in the contract. */
export const proposalsRoutes = {
  uploadProposalImage: 'POST /images/proposal',
} as const;
