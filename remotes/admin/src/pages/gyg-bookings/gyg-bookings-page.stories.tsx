import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answerBookings, deskBookings, shoreApi, shoreDesk } from '../../testing/gyg-desk';
import { screenStory } from '../../testing/screen-story';
import { GygBookingsPage } from './gyg-bookings-page';

const meta: Meta = {
  title: 'Bookings of a gyg',
  ...screenStory(GygBookingsPage, {
    pattern: '/admin/gygs/:gygId/bookings',
    at: '/admin/gygs/gyg-shore/bookings',
    api: shoreApi,
  }),
};
export default meta;

type Story = StoryObj;

/** Two bookings chosen, one comment open, one offer accepted. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Maja Lindqvist’s offer' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Linh Tran' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Jonas Wiik' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment from Linh Tran' }));
  },
};
export const Swedish: Story = { globals: { language: 'sv' } };
const startedDesk = { ...shoreDesk, gyg: { ...shoreDesk.gyg, state: 'ONGOING' as const } };
const thanked = deskBookings.map((booking, index) => ({
  ...booking,
  confirmedAt: index % 2 ? '2027-06-10T08:00:00.000Z' : null,
  thanks:
    booking.bookerName === 'Jonas Wiik' ? { text: 'You kept everyone warm with soup.', by: 'Britta Hallén' } : null,
}));
/** Some have answered "I'm coming"; a host changes the thanks. */
export const Thanking: Story = {
  parameters: {
    api: {
      getGygDesk: () => startedDesk,
      listGygBookings: ({ query }: { query: Readonly<Record<string, string>> }) => answerBookings(thanked, query),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Jonas Wiik' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Change the thanks' }));
  },
};
