import type { StoryConsent } from '@gyg/contract';

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
  gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
  gygLanguage: 'en',
  sdgGoalId: 14,
  orgName: 'Ren Kust Bohuslän',
  ...over,
});
