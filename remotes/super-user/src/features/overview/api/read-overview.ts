import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** The figures are counted every five minutes; health is asked for more often, in milliseconds. */
const refetchInterval = 60_000;

export const useOverview = () => useQuery({ ...callOptions('getOverview', {}), refetchInterval });

/** Approves a story in the host's place. */
export function useApproveStory() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (storyId: string) => call('approveStory', { params: { storyId }, body: {} }),
    onSettled: () => invalidateCalls(queries, ['getSuperDesk']),
  });
}
