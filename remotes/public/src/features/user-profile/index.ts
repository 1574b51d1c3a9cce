export { useUserProfile } from './api/user-calls';
export { ProfileSkeleton } from './ui/profile-skeleton';
export { UserProfile } from './ui/user-profile';
