import type { AnswerOf, Story } from '@gyg/contract';
import { buildStory } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

const waiting = { approved: false, status: 'PENDING' } as const;

/** Stories in each state, newest first, as a host sees them. */
export const sampleStories: readonly Story[] = [
  buildStory({
    ...waiting,
    id: 'story-selam',
    userId: 'user-selam',
    username: 'Selam Tesfay',
    caption: 'Doctor Hedda knew the Latin name of everything we stepped on.',
    url: scenePicture('walk', 3),
    gygId: 'gyg-walk',
    gygTitle: 'Seaweed walk with Doctor Hedda',
    sdgGoalId: 3,
    storyTimestamp: '2027-06-09T16:12:00.000Z',
  }),
  buildStory({
    ...waiting,
    id: 'story-hanna',
    userId: 'user-hanna',
    username: 'Hanna Ek',
    caption: 'Class 5B found eleven kinds of seaweed and named one of them after their teacher.',
    url: scenePicture('tutor', 4),
    gygId: 'gyg-school',
    gygTitle: 'Beach school for class 5B',
    sdgGoalId: 4,
    storyTimestamp: '2027-06-09T12:40:00.000Z',
  }),
  buildStory({
    ...waiting,
    id: 'story-oskar',
    userId: 'user-oskar',
    username: 'Oskar Lind',
    caption: 'My first dive for science. 214 mussels on one square metre, and I counted them twice.',
    storyTimestamp: '2027-06-08T18:05:00.000Z',
  }),
  buildStory({
    id: 'story-samuel',
    userId: 'user-samuel',
    username: 'Samuel Okoro',
    caption: 'Eleven sacks before lunch, and one of them was only rope.',
    url: scenePicture('shore', 14),
    featuredByHost: true,
    response: 'Thank you, Samuel. We weighed the rope: 18 kilos.',
    storyTimestamp: '2027-06-06T14:48:00.000Z',
  }),
  buildStory({
    id: 'story-nils',
    username: 'Nils Brandt',
    approved: false,
    status: 'REJECTED',
    rejection: { reason: 'NOT_FROM_THIS_GYG', note: 'This is the harbour in Lysekil. Do you have one from the shore?' },
    storyTimestamp: '2027-06-05T09:31:00.000Z',
  }),
];

/** Answers searches of stories as the API does: by status, gyg and keyword, with counts. */
export function answerStories(
  stories: readonly Story[],
  query: Readonly<Record<string, string>>,
): AnswerOf<'findStories'> {
  const keyword = (query.keyword ?? '').toLowerCase();
  const filtered = stories.filter(
    ({ caption, username, gygId }) =>
      `${caption} ${username}`.toLowerCase().includes(keyword) && (query.gygId ?? gygId) === gygId,
  );
  const count = (status: Story['status']) => filtered.filter((story) => story.status === status).length;
  const matching = filtered.filter(
    (story) =>
      (query.status ?? story.status) === story.status && (query.featuredByHost !== 'true' || story.featuredByHost),
  );
  return {
    stories: query.sort === 'oldest' ? matching.toReversed() : matching,
    total: matching.length,
    page: Number(query.page ?? 0),
    pageSize: Number(query.pageSize ?? 20),
    ...(query.counts === 'true' && {
      counts: {
        PENDING: count('PENDING'),
        APPROVED: count('APPROVED'),
        REJECTED: count('REJECTED'),
        featuredByHost: filtered.filter(({ featuredByHost }) => featuredByHost).length,
      },
    }),
  };
}

/** The gyg of the picker. */
export const sampleGygOptions: AnswerOf<'selectGygs'> = {
  gygs: [
    { id: 'gyg-walk', title: 'Seaweed walk with Doctor Hedda', language: 'en', languages: ['en'], state: 'FINISHED' },
    { id: 'gyg-school', title: 'Beach school for class 5B', language: 'en', languages: ['en'], state: 'ONGOING' },
    { id: 'gyg-pots', title: 'Crab pots to supper', language: 'en', languages: ['en'], state: 'CREATED' },
  ],
  total: 3,
  page: 0,
  pageSize: 100,
};
