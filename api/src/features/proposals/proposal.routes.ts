import type { Handlers } from '../../http/call';
import { answerProposal } from './answer-proposal.service';
import { createProposal } from './create-proposal.service';
import { deleteProposal, getProposal, listOrganizationProposals, listUserProposals } from './proposal.service';

export const proposalHandlers = {
  createProposal: ({ context, actor, body, now }) => createProposal(context, actor, body, now),
  getProposal: ({ context, actor, params }) => getProposal(context, actor, params.proposalId),
  async deleteProposal({ context, actor, params, now }) {
    await deleteProposal(context, actor, params.proposalId, now);
    return undefined;
  },
  listUserProposals: ({ context, actor, params, query }) => listUserProposals(context, actor, params.userId, query),
  listOrganizationProposals: ({ context, actor, params, query }) =>
    listOrganizationProposals(context, actor, params.organizationId, query),
  answerProposal: ({ context, actor, params, body, now }) =>
    answerProposal(context, actor, params.proposalId, { ...body, now }),
} satisfies Partial<Handlers>;
