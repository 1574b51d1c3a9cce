import { callOptions, invalidateCalls, keepPreviousData, useQuery, useQueryClient } from '@gyg/platform';
import { type ProposalList, statusOfTab } from '../model/proposal-list';

/** The proposals of one tab and page, newest first, with the number in each tab. */
export const useProposals = (organizationId: string, { tab, page }: ProposalList) =>
  useQuery({
    ...callOptions('listOrganizationProposals', {
      params: { organizationId },
      query: { status: statusOfTab[tab], page: page - 1 },
    }),
    placeholderData: keepPreviousData,
  });

/** One proposal that is not in the list on screen; not fetched without an id. */
export const useProposal = (proposalId: string) =>
  useQuery({ ...callOptions('getProposal', { params: { proposalId } }), enabled: proposalId !== '' });

/** Returns a function that fetches proposals and the counts in the navigation again. */
export function useRefreshProposals(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    invalidateCalls(queries, ['listOrganizationProposals', 'getProposal', 'getOrganizationDesk', 'findHostedGygs']);
}
