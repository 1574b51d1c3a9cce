export { useStoryConsent } from './api/story-consent';
export { ConsentQuestion } from './ui/consent-question';
export { ConsentSkeleton } from './ui/consent-skeleton';
