import type { Story } from '@gyg/contract';
import { buildGyg, buildGygViewer, buildStory } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';

/** A story of Elin's, as its author sees it. */
export const ownStory = (over: Partial<Story> = {}): Story =>
  buildStory({ userId: 'user-elin', consent: null, mayShare: false, rejection: null, ...over });

export const pendingStory = ownStory({ id: 'story-new', approved: false, status: 'PENDING' });

/** The response of `findStories`. */
export const storyList = (stories: Story[]) => ({ stories, total: stories.length, page: 0, pageSize: 12 });

const api: FakeHandlers = {
  getGyg: () => buildGyg({ state: 'FINISHED' }),
  getGygViewer: () => buildGygViewer({ isHost: false, place: { id: 'place', bookingComment: '' } }),
  findStories: () => storyList([]),
};

/** The address and responses of the page to tell a story of a finished gyg, for a person with a place. */
export const tellStoryScreen = { pattern: '/stories/:gygId/upload', at: '/stories/gyg-shore/upload', api };
