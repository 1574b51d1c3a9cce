export { proposalHandlers } from './proposal.routes';
export { countProposalDecisions, listProposalDecisions } from './proposal-decisions.service';
