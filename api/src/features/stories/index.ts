export { answerStory } from './answer-story.service';
export type { StoryRow } from './story.repository';
export { storyHandlers } from './story.routes';
export { getStoriesByIds, latestOwnStories, listGygStories, listUserStories, presentStoryFor } from './story.service';
export { writeStory } from './write-story.service';
