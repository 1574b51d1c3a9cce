import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { useCallback } from 'react';
import { type StoryList, statusOfTab } from '../model/story-list';

/** The stories of a tab with the number in each: those that wait the longest first, others newest first. */
export const useStories = ({ tab, keyword, page }: StoryList) =>
  useQuery({
    ...callOptions('findStories', {
      query: {
        status: statusOfTab[tab],
        sort: tab === 'pending' ? 'oldest' : 'newest',
        counts: 'true',
        page: page - 1,
        ...(keyword !== '' && { keyword }),
      },
    }),
    placeholderData: keepPreviousData,
  });

/** Returns a function that refetches what shows stories. */
export function useRefreshStories() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      invalidateCalls(queries, [
        'findStories',
        'getFeatured',
        'getSuperDesk',
        'listFeaturedStories',
        'listNotifications',
      ]),
    [queries],
  );
}

/** Puts an approved story on the home page, or takes it off. */
export function useFeatureStory() {
  const refresh = useRefreshStories();
  return useMutation({
    mutationFn: async ({ storyId, featured }: { storyId: string; featured: boolean }) => {
      const params = { storyId };
      if (featured) await call('featureStory', { params, body: { scope: 'home' } });
      else await call('unfeatureStory', { params, query: { scope: 'home' } });
    },
    onSettled: refresh,
  });
}
