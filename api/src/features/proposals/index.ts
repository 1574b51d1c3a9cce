export { proposalHandlers } from './proposal.routes';
