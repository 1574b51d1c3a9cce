import { buildGyg, buildGygDesk } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenePicture } from '../../testing/pictures';
import { screenStory } from '../../testing/screen-story';
import { answerStories, sampleStories } from '../../testing/story-samples';
import { GygStoriesPage } from './gyg-stories-page';

const meta: Meta = {
  title: 'Stories of a gyg',
  ...screenStory(GygStoriesPage, {
    pattern: '/admin/gygs/:gygId/stories',
    at: '/admin/gygs/gyg-shore/stories?tab=approved',
    session: { loginRole: 'USER' },
    api: {
      getGygDesk: () =>
        buildGygDesk({
          gyg: buildGyg({
            state: 'FINISHED',
            gygHero: scenePicture('shore', 14),
            startDateTime: '2025-06-14T07:30:00.000Z',
            endDateTime: '2025-06-14T14:00:00.000Z',
          }),
        }),
      findStories: ({ query }) => answerStories(sampleStories, query),
    },
  }),
};
export default meta;

export const OfAPastGyg: StoryObj = {};
