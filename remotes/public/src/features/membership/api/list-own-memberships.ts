import {
  callOptions,
  invalidateCalls,
  isSignedIn,
  useLanguage,
  useQuery,
  useQueryClient,
  useSession,
} from '@gyg/platform';
import { membershipStatusIn } from '../model/membership-status';

const organizationsOptions = (userId: string) => callOptions('listUserOrganizations', { params: { userId } });
const requestsOptions = (userId: string) =>
  callOptions('listUserMembershipRequests', { params: { userId }, query: { status: 'PENDING', pageSize: 100 } });

/**
 * The user's memberships, sorted by name, and pending requests. Undefined until both have loaded. Sends no requests for
 * guests.
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
    /** Fetches both again, after the user joined, left or withdrew. */
    refresh: () => invalidateCalls(client, ['listUserOrganizations', 'listUserMembershipRequests']),
  };
}

/** The user's status in an organisation; undefined for guests and while loading. */
export function useMembershipStatus(organizationId: string) {
  const { memberships, requests } = useOwnMemberships();
  return memberships && requests && membershipStatusIn(organizationId, memberships, requests);
}
