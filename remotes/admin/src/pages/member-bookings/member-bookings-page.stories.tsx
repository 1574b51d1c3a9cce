import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerBookings, deskBookings, shore, shoreApi } from '../../testing/gyg-desk';
import { screenStory } from '../../testing/screen-story';
import { MemberBookingsPage } from './member-bookings-page';

const meta: Meta = {
  title: 'Bookings of our members',
  ...screenStory(MemberBookingsPage, {
    pattern: '/admin/gygs/:gygId/member/bookings',
    at: '/admin/gygs/gyg-shore/member/bookings',
    api: {
      ...shoreApi,
      getGyg: () => shore,
      listMemberBookings: ({ query }) => answerBookings(deskBookings.slice(3, 5), query),
    },
  }),
};
export default meta;

type Story = StoryObj;

/** The organisation hosts the gyg: one of the tabs. */
export const AsHost: Story = {};

/** Another organisation hosts it. */
export const AsGuest: Story = {
  parameters: { session: { organizationId: 'org-fix', organizationName: 'Fixarkollektivet' } },
};
