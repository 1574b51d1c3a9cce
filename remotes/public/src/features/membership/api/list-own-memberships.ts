import { callOptions, isSignedIn, useLanguage, useQuery, useQueryClient, useSession } from '@gyg/platform';
import { standingWith } from '../model/standing';

const organizationsOptions = (userId: string) => callOptions('listUserOrganizations', { params: { userId } });
const requestsOptions = (userId: string) =>
  callOptions('listUserMembershipRequests', { params: { userId }, query: { status: 'PENDING', pageSize: 100 } });

/**
 * What one belongs to, by name, and what one has asked for that waits. Undefined until both are known; nothing is
 * asked for guests.
 */
export function useOwnMemberships() {
  const client = useQueryClient();
  const language = useLanguage();
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn) && userId !== '';
  const organizations = useQuery({ ...organizationsOptions(userId), enabled });
  const requests = useQuery({ ...requestsOptions(userId), enabled });
  return {
    memberships: organizations.data?.organizations.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    requests: requests.data?.requests,
    thrown: organizations.error ?? requests.error,
    retry: () => void Promise.all([organizations.refetch(), requests.refetch()]),
    /** Asks again for both, after one joined, left or withdrew. */
    refresh: async () => {
      const keys = [organizationsOptions(userId).queryKey, requestsOptions(userId).queryKey];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

/** The user's status in an organisation; undefined until it is known, and for guests. */
export function useStanding(organizationId: string) {
  const { memberships, requests } = useOwnMemberships();
  return memberships && requests && standingWith(organizationId, memberships, requests);
}
