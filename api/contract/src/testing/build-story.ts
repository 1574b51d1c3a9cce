import type { Story } from '../schemas/stories';

/** An approved story for tests and stories. */
export function buildStory(over: Partial<Story> = {}): Story {
  return {
    id: 'story-1',
    url: null,
    caption: 'We filled eleven sacks before lunch. My daughter found a message in a bottle from Skagen.',
    altText: '',
    language: 'en',
    approved: true,
    status: 'APPROVED',
    storyTimestamp: '2027-05-20T15:00:00.000Z',
    gygId: 'gyg-shore',
    gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
    gygLanguage: 'en',
    gygFriendlyUrl: 'spring-clean-up',
    sdgGoalId: 14,
    organizationId: 'org-kust',
    orgName: 'Ren Kust Bohuslän',
    orgFriendlyUrl: 'ren-kust-bohuslan',
    userId: null,
    username: 'Amadou Ceesay',
    profileImage: null,
    featured: false,
    featuredByHost: false,
    response: null,
    ...over,
  };
}
