export { answerStory } from './answer-story.service';
export { latestOwnStories } from './own-stories.service';
export { storyHandlers } from './story.routes';
export { listGygStories, listUserStories } from './story.service';
export { countStoryDecisions, listStoryDecisions } from './story-decisions.service';
export { writeStory } from './write-story.service';
