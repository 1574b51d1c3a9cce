export { ProposalReview } from './ui/proposal-review';
export { ProposalsSkeleton } from './ui/proposals-skeleton';
