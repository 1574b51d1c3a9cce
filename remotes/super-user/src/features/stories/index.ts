export { StoriesSkeleton, StoryReview } from './ui/story-review';
