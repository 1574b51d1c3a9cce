export { People } from './ui/people';
export { PeopleSkeleton } from './ui/people-skeleton';
