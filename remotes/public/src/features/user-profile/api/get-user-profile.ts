import { isApiError, useQuery, useSession } from '@gyg/platform';
import { userProfileOptions } from '../../../shared/user-profile-options';

/**
 * A person's profile: the user's own with their session, another's as a guest, who sees all that others may see. Waits until
 * it is known who is here.
 */
export function useUserProfile(userId: string) {
  const known = useSession((session) => session.status === 'ready');
  const own = useSession((session) => session.userId === userId);
  const { data, error, refetch } = useQuery({ ...userProfileOptions(userId, own), enabled: known && userId !== '' });
  const missing = isApiError(error) && error.status === 404;
  return { data, own, missing, thrown: missing ? null : error, retry: () => void refetch() };
}
