import { call, callOptions, invalidateCalls, isSignedIn, useQuery, useQueryClient, useSession } from '@gyg/platform';

const options = (userId: string) => callOptions('listUserProposals', { params: { userId }, query: { pageSize: 100 } });

/** The user's own proposals to an organisation, newest first. */
export function useOwnProposals(organizationId: string) {
  const client = useQueryClient();
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useQuery(options(userId));
  const refresh = () => invalidateCalls(client, ['listUserProposals']);
  return {
    proposals: data?.proposals.filter((proposal) => proposal.organizationId === organizationId),
    thrown: error,
    retry: () => void refetch(),
    refresh,
    /** Withdraws a pending one. Throws if it was answered meanwhile. */
    withdraw: async (proposalId: string) => {
      await call('deleteProposal', { params: { proposalId } });
      await refresh();
    },
  };
}

/** The organisations that the user is a member of; undefined for guests and until they have loaded. */
export function useOwnOrganizations() {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn) && userId !== '';
  return useQuery({ ...callOptions('listUserOrganizations', { params: { userId } }), enabled }).data?.organizations;
}
