import { call, callOptions, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** The question to the people in a story's picture, and their answer, by the token of the story's consent link. */
export function useStoryConsent(storyId: string, token: string) {
  const queries = useQueryClient();
  const asked = callOptions('getStoryConsent', { params: { storyId }, query: { token } });
  const { data, error, refetch } = useQuery(asked);
  const answer = useMutation({
    mutationFn: (given: boolean) => call('answerStoryConsent', { params: { storyId }, body: { given, token } }),
    onSuccess: (next) => queries.setQueryData(asked.queryKey, next),
  });
  return { data, error, retry: () => void refetch(), answer };
}
