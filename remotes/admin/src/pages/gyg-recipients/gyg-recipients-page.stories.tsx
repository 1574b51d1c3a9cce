import type { Meta, StoryObj } from '@storybook/react-vite';
import { shoreApi } from '../../testing/gyg-desk';
import { answerRecipients } from '../../testing/recipients';
import { screenStory } from '../../testing/screen-story';
import { GygRecipientsPage } from './gyg-recipients-page';

const meta: Meta = {
  title: 'Recipients of a gyg',
  ...screenStory(GygRecipientsPage, {
    pattern: '/admin/gygs/:gygId/recipients/bookings',
    at: '/admin/gygs/gyg-shore/recipients/bookings',
    api: { ...shoreApi, listBeneficiaries: ({ query }) => answerRecipients(query) },
  }),
};
export default meta;

type Story = StoryObj;
export const Coming: Story = {};
export const Cancelled: Story = {
  globals: { language: 'sv' },
  parameters: { at: '/admin/gygs/gyg-shore/recipients/bookings?tab=cancelled' },
};
