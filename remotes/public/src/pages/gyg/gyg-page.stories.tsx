import { buildBooking, buildGyg, buildGygPage, buildGygViewer } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi, sampleProfile } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { GygPage } from './gyg-page';

const meta: Meta = {
  title: 'A gyg',
  ...screenStory(GygPage, {
    pattern: '/gygs/:gygId',
    at: '/gygs/gyg-shore',
    api: sampleApi,
  }),
};
export default meta;

/** Guests are led to sign up. */
export const Guest: StoryObj = {};

/** Those who may book see what they can give. */
export const Viewer: StoryObj = { parameters: { session: elin } };

/** One who takes part and has a place. */
export const Booked: StoryObj = {
  parameters: {
    session: elin,
    api: {
      getGygViewer: () =>
        buildGygViewer({
          bookings: [buildBooking()],
          canOffer: { 'need-picker': { allowed: false, reason: 'already_booked' } },
          participantInfo: '<p>Bring boots.</p>',
          place: { id: 'place-1', bookingComment: 'No nuts' },
          canCancelUntil: '2999-01-01T00:00:00.000Z',
        }),
    },
  },
};

/** Over: what came of it, and nothing to book. */
export const Past: StoryObj = {
  parameters: {
    api: {
      getGygProfile: () => ({
        ...sampleProfile(),
        gyg: buildGyg({ gygHero: '', state: 'FINISHED' }),
        gygPage: buildGygPage({ 'page.impact': '<p>We weighed 1,340 kilos.</p>' }),
      }),
    },
  },
};
