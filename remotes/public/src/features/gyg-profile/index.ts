export { useGygProfile } from './api/get-gyg-profile';
export { GygProfile } from './ui/gyg-profile';
export { GygSkeleton } from './ui/gyg-skeleton';
