import { callOptions, isSignedIn, useQuery, useSession } from '@gyg/platform';

/** The organisations that the user is a member of; undefined for guests and until they have loaded. */
export function useOwnOrganizations() {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn) && userId !== '';
  return useQuery({ ...callOptions('listUserOrganizations', { params: { userId } }), enabled }).data?.organizations;
}
