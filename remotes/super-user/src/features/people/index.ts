export { People, PeopleSkeleton } from './ui/people';
