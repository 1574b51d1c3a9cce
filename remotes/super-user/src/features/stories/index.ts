export { StoriesSkeleton } from './ui/stories-skeleton';
export { StoryReview } from './ui/story-review';
