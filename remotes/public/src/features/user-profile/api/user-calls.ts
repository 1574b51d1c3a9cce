import { callOptions, isApiError, keepPreviousData, useQuery, useSession } from '@gyg/platform';
import { userProfileOptions } from '../../../shared/user-profile-options';

/** How many are shown before "Show more": two rows. */
const firstShown = 8;
/** The maximum per response. */
const mostShown = 100;

/** Gygs that a user contributed to, latest first. On the user's own profile also upcoming ones. */
export function useUserGygs(userId: string, own: boolean, all: boolean) {
  const query = { userId, sort: 'startDateTime:desc', pageSize: all ? mostShown : firstShown } as const;
  return useQuery({
    ...callOptions('findUserGygs', { query }, own ? {} : { as: 'guest' }),
    placeholderData: keepPreviousData,
  });
}

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
