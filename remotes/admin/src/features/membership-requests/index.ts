export { MembershipRequests } from './ui/membership-requests';
export { PendingRequests } from './ui/pending-requests';
export { RequestsSkeleton } from './ui/requests-skeleton';
