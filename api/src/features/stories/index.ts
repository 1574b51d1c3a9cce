export { answerStory } from './answer-story.service';
export { storyHandlers } from './story.routes';
export { listGygStories, listUserStories } from './story.service';
export { writeStory } from './write-story.service';
