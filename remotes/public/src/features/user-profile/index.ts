export { useUserProfile } from './api/get-user-profile';
export { ProfileSkeleton } from './ui/profile-skeleton';
export { UserProfile } from './ui/user-profile';
