export { storyHandlers } from './story.routes';
export { listGygStories } from './story.service';
export { writeStory } from './write-story.service';
