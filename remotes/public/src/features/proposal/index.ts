export { ProposalInvitation } from './ui/proposal-invitation';
