export { storyHandlers } from './story.routes';
export { listGygStories } from './story.service';
export { writeFeatured, writeStory } from './write-story.service';
