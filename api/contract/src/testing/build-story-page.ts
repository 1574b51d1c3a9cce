import type { StoryPage } from '../schemas/story-pages';
import { buildGyg } from './build-gyg';
import { buildStory } from './build-story';

/** An approved story with its gyg and one more of its stories. */
export function buildStoryPage(over: Partial<StoryPage> = {}): StoryPage {
  const more = [buildStory({ id: 'story-2', username: 'Klara Lind', caption: 'Low tide, high spirits.' })];
  return { ...buildStory(), gyg: buildGyg(), more, storyCount: 2, ...over };
}
