export { Remotes } from './ui/remotes';
export { RemotesSkeleton } from './ui/remotes-skeleton';
