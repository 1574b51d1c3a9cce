import type { Story } from '@gyg/contract';
import { buildStory } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

/** Stories in each state; the first has waited too long. */
export const someStories = (): readonly Story[] => [
  buildStory({
    id: 'story-old',
    status: 'PENDING',
    approved: false,
    username: 'Amadou',
    caption: 'Eleven sacks before lunch',
    storyTimestamp: hours(75),
    featured: false,
  }),
  buildStory({
    id: 'story-new',
    status: 'PENDING',
    approved: false,
    username: 'Tuva',
    caption: 'The seedlings we put behind the dune',
    storyTimestamp: hours(3),
    featured: false,
  }),
  buildStory({ id: 'story-ok', username: 'Samira', caption: 'He read the whole page out loud', featured: false }),
  buildStory({
    id: 'story-no',
    status: 'REJECTED',
    approved: false,
    username: 'Kvist',
    caption: 'Cheap loans',
    rejection: { reason: 'OFFENSIVE_OR_ADVERTISING', note: 'Not here.' },
    featured: false,
  }),
];

/** Answers as the API does: lists by status, and decides. */
export function fakeStories(stories: readonly Story[]): FakeHandlers {
  const all = new Map(stories.map((story) => [story.id, story]));
  const change = (id = '', over: Partial<Story>) => {
    const story = all.get(id);
    if (story === undefined) return refusal('stories.missing');
    const next = { ...story, ...over };
    all.set(id, next);
    return next;
  };
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 0, stories: all.size, mails: 0, remotes: 0 } }),
    findStories: ({ query: { status = '', keyword = '', page = '0' } }) => {
      const matching = [...all.values()].filter((story) =>
        `${story.caption} ${story.username}`.toLowerCase().includes(keyword),
      );
      const of = (wanted: string) => matching.filter((story) => story.status === wanted);
      const counts = {
        PENDING: of('PENDING').length,
        APPROVED: of('APPROVED').length,
        REJECTED: of('REJECTED').length,
        featuredByHost: 0,
      };
      return { stories: of(status), counts, total: of(status).length, page: Number(page), pageSize: 20 };
    },
    approveStory: ({ params }) => change(params.storyId, { status: 'APPROVED', approved: true }),
    rejectStory: ({ params }) => change(params.storyId, { status: 'REJECTED', approved: false }),
    featureStory: ({ params }) => {
      change(params.storyId, { featured: true });
      return undefined;
    },
    unfeatureStory: ({ params }) => {
      change(params.storyId, { featured: false });
      return undefined;
    },
  };
}
