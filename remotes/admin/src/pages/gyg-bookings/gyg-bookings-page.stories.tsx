import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { shoreApi } from '../../testing/gyg-desk';
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
