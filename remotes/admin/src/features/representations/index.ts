export { Representations } from './ui/representations';
export { RepresentationsSkeleton } from './ui/representations-skeleton';
