export { useStory } from './api/get-story';
export { useStoryName } from './model/use-story-name';
export { StoryDetails } from './ui/story-details';
export { StoryOver } from './ui/story-over';
export { StorySkeleton } from './ui/story-skeleton';
