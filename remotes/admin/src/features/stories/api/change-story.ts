import { call, useMutation } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';

/** Saves the response below a story; an empty one removes it. */
export function useRespondToStory() {
  const refresh = useRefreshAnswered();
  return useMutation({
    mutationFn: ({ storyId, response }: { storyId: string; response: string }) =>
      call('respondToStory', { params: { storyId }, body: { response } }),
    onSettled: refresh,
  });
}

/** Puts an approved story on the organisation's page, or takes it off. */
export function useFeatureStory() {
  const refresh = useRefreshAnswered();
  return useMutation({
    mutationFn: async ({ storyId, featured }: { storyId: string; featured: boolean }) => {
      const params = { storyId };
      if (featured) await call('featureStory', { params, body: { scope: 'organization' } });
      else await call('unfeatureStory', { params, query: { scope: 'organization' } });
    },
    onSettled: refresh,
  });
}

/** Deletes a story with its picture. */
export function useDeleteStory() {
  const refresh = useRefreshAnswered();
  return useMutation({
    mutationFn: (storyId: string) => call('deleteStory', { params: { storyId } }),
    onSuccess: refresh,
  });
}
