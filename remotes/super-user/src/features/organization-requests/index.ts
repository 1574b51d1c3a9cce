export { OrganizationRequests } from './ui/organization-requests';
export { RequestSkeleton } from './ui/request-skeleton';
