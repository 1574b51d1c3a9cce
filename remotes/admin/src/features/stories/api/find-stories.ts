import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type StoryList, type StoryScope, storyCountsQuery, storyQuery } from '../model/story-list';

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
