export { Representations, RepresentationsSkeleton } from './ui/representations';
