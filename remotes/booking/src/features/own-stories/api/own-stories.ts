import type { Story } from '@gyg/contract';
import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';

/** How many stories a page has: four rows. */
export const ownPageSize = 12;

/** The user's own stories of all gygs, newest first. `page` is from 1. */
export const useOwnStories = (userId: string, page: number) =>
  useQuery({
    ...callOptions('findStories', { query: { userId, page: String(page - 1), pageSize: String(ownPageSize) } }),
    placeholderData: keepPreviousData,
  });

/** A change of one of the user's own stories. */
export type StoryChange =
  | { kind: 'delete' }
  | { kind: 'consent'; given: boolean }
  | { kind: 'share'; mayShare: boolean };

function send(storyId: string, change: StoryChange): Promise<unknown> {
  const params = { storyId };
  if (change.kind === 'delete') return call('deleteStory', { params });
  if (change.kind === 'share') return call('shareStory', { params, body: { mayShare: change.mayShare } });
  return call('answerStoryConsent', { params, body: { given: change.given } });
}

/** Changes one of the user's own stories, then refetches everything that shows it. */
export function useChangeStory() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ story, change }: { story: Story; change: StoryChange }) => send(story.id, change),
    // Also after a refusal: the story may have been changed in another window.
    onSettled: () =>
      invalidateCalls(queries, [
        'findStories',
        'getGygProfile',
        'getStory',
        'getUserProfile',
        'listFeaturedStories',
        'listOrganizationStories',
      ]),
  });
}
