import { call, callOptions, keepPreviousData, useMutation, useQuery } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';
import type { StoryAnswer } from '../model/story-answer';
import { type StoryList, type StoryScope, storyCountsQuery, storyQuery } from '../model/story-list';

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

/** The stories of one tab and page. The current ones stay while the next load. */
export const useStories = (scope: StoryScope, list: StoryList) =>
  useQuery({
    ...callOptions('findStories', { query: storyQuery(scope, list) }),
    placeholderData: keepPreviousData,
  });

/** How many stories each tab would show with the same filters; undefined while loading. */
export const useStoryCounts = (scope: StoryScope, list: StoryList) =>
  useQuery({
    ...callOptions('findStories', { query: storyCountsQuery(scope, list) }),
    placeholderData: keepPreviousData,
  }).data?.counts;

/** Sends an answer, then the response and the place on the organisation's page that go with an approval. */
export async function sendStoryAnswer(storyId: string, answer: StoryAnswer, { leaving }: { leaving: boolean }) {
  const params = { storyId };
  const options = { keepalive: leaving };
  if (answer.result === 'reject') {
    const { reason, note } = answer;
    await call('rejectStory', { params, body: { reason, note } }, options);
    return;
  }
  const approved = call('approveStory', { params, body: {} }, options);
  // A page that closes has no time for a second call after the first.
  if (!leaving) await approved;
  const { response } = answer;
  await Promise.all([approved, response !== '' && call('respondToStory', { params, body: { response } }, options)]);
  if (answer.feature) await call('featureStory', { params, body: { scope: 'organization' } }, options);
}
