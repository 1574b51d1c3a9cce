export { Remotes, RemotesSkeleton } from './ui/remotes';
