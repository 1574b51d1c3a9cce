import { isApiError, useQuery, useSession } from '@gyg/platform';
import { userProfileOptions } from '../../../shared/user-profile-options';

/**
 * A user's profile: the user's own as themselves, others' as a guest, who sees everything that others may see. Waits
 * until the session has loaded.
 */
export function useUserProfile(userId: string) {
  const isReady = useSession((session) => session.status === 'ready');
  const own = useSession((session) => session.userId === userId);
  const { data, error, refetch } = useQuery({ ...userProfileOptions(userId, own), enabled: isReady && userId !== '' });
  const missing = isApiError(error) && error.status === 404;
  return { data, own, missing, thrown: missing ? null : error, retry: () => void refetch() };
}
