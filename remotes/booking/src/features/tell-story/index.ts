export { mayTell } from './model/may-tell';
export { StoryForm } from './ui/story-form';
export { TellStorySkeleton } from './ui/tell-story-skeleton';
