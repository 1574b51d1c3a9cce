import type { StoryConsent } from '../schemas/stories';
import { sampleCard, sampleGyg } from './sample-gyg';

/** What a consent link shows of a published story. */
export const buildStoryConsent = (over: Partial<StoryConsent> = {}): StoryConsent => ({
  id: 'story-1',
  url: '/media/uploads/story/a-1920.webp',
  altText: 'Two people with a sack',
  caption: 'We filled eleven sacks before lunch.',
  language: 'en',
  consent: 'GIVEN',
  approved: true,
  gygId: 'gyg-shore',
  gygTitle: sampleGyg.gygTitle,
  gygLanguage: sampleGyg.gygLanguage,
  sdgGoalId: sampleCard.sdgGoalId,
  orgName: sampleGyg.hostName,
  ...over,
});
