export { answerStory } from './answer-story.service';
export { latestOwnStories } from './own-stories.service';
export type { StoryRow } from './story.repository';
export { storyHandlers } from './story.routes';
export { getStoriesByIds, listGygStories, listUserStories, presentStoryFor } from './story.service';
export { writeStory } from './write-story.service';
