import { buildGyg, buildStory, buildStoryPage } from '@gyg/contract/testing';
import { buildConfig, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { cardPicture, portrait, storyPicture } from '../../testing/pictures';
import { screenStory } from '../../testing/stories';
import { StoryPage } from './story-page';

const full = () =>
  buildStoryPage({
    url: storyPicture('shore', 14),
    profileImage: portrait('Amadou Ceesay'),
    response: 'Those eleven sacks weighed 212 kilos. The letter hangs on the boathouse wall, next to the map.',
    gyg: buildGyg({ gygHero: cardPicture('shore', 14) }),
    more: ['Low tide, high spirits.', 'I write down every kilo.', 'Forty bowls of soup.'].map((caption, index) =>
      buildStory({ id: caption, caption, username: 'Klara Lind', url: storyPicture('walk', 14, index) }),
    ),
    storyCount: 12,
  });

const meta: Meta = {
  title: 'A story of a gyg',
  ...screenStory(StoryPage, {
    pattern: '/gygs/:gygId/stories/:storyId',
    at: '/gygs/gyg-shore/stories/story-1',
    api: { getConfig: () => buildConfig(), getStory: full },
  }),
};
export default meta;

/** With picture, answer, gyg and more stories. */
export const Approved: StoryObj = {};

/** No picture, no answer, and the only story of its gyg. The author hides their name. */
export const Plain: StoryObj = {
  parameters: {
    api: {
      getStory: () =>
        buildStoryPage({ username: '', gyg: buildGyg({ gygHero: '', state: 'FINISHED' }), more: [], storyCount: 1 }),
    },
  },
};

/** Declined, with the host's note. */
export const Declined: StoryObj = {
  parameters: {
    session: elin,
    api: {
      getStory: () => ({
        ...full(),
        approved: false,
        status: 'REJECTED',
        rejection: { reason: 'PEOPLE_HAVE_NOT_AGREED', note: 'Please ask the two people in the boat first.' },
      }),
    },
  },
};

/** Loading, with the same layout. */
export const Loading: StoryObj = { parameters: { api: { getStory: () => new Promise(() => {}) } } };

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { getStory: () => refusal('server.unexpected') } } };
