import { useQuery, useSession } from '@gyg/platform';
import { userProfileOptions } from '../../../shared/user-profile-options';

/** The user's own profile. */
export function useOwnProfile() {
  const userId = useSession((session) => session.userId);
  return useQuery(userProfileOptions(userId, true));
}
