export { Access } from './ui/access';
export { AccessSkeleton } from './ui/access-skeleton';
