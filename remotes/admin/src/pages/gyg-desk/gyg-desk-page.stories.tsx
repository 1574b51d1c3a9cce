import { buildGygDesk } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerBookings, deskBefore, shore, shoreApi } from '../../testing/gyg-desk';
import { screenStory } from '../../testing/screen-story';
import { GygDeskPage } from './gyg-desk-page';

const meta: Meta = {
  title: 'Overview of a gyg',
  ...screenStory(GygDeskPage, {
    pattern: '/admin/gygs/:gygId/dashboard',
    at: '/admin/gygs/gyg-shore/dashboard',
    api: { ...shoreApi, getGygDesk: () => deskBefore(2) },
  }),
};
export default meta;

type Story = StoryObj;

/** Two days before the start, with a need that is still empty. */
export const Near: Story = { globals: { language: 'sv' } };

/** A draft: what is missing to publish it, and nothing booked. */
export const Draft: Story = {
  parameters: {
    session: { loginRole: 'USER' },
    api: {
      getGygDesk: () =>
        buildGygDesk({
          gyg: { ...shore, state: 'CREATED', gygHero: '', address: '' },
          needs: [],
          bookings: { all: 0, waiting: 0, confirmed: 0, ended: 0 },
          recipients: { places: 0, taken: 0, held: 0 },
          stories: { total: 0, waiting: 0 },
          hostBookings: 0,
          representations: 0,
          messages: 0,
          people: 0,
          isAdmin: false,
          missing: ['summary', 'address', 'past'],
        }),
      listGygBookings: () => answerBookings([], {}),
    },
  },
};
