import type { GygMessage } from '@gyg/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shoreApi } from '../../testing/gyg-desk';
import { screenStory } from '../../testing/screen-story';
import { GygMessagesPage } from './gyg-messages-page';

const message = (id: string, title: string, over: Partial<GygMessage> = {}): GygMessage => ({
  id,
  gygId: 'gyg-shore',
  audience: 'BOOKED',
  title,
  body: 'Bring boots and something to drink. We have gloves and soup.\n\nSee you at the jetty!',
  recipients: 48,
  senderName: 'Britta Hallén',
  created: '2027-06-08T16:00:00.000Z',
  ...over,
});
const messages = [
  message('one', 'What to bring'),
  message('two', 'We will answer by Thursday', { audience: 'WAITING', recipients: 5 }),
];

const meta: Meta = {
  title: 'Messages of a gyg',
  ...screenStory(GygMessagesPage, {
    pattern: '/admin/gygs/:gygId/messages',
    at: '/admin/gygs/gyg-shore/messages',
    api: { ...shoreApi, listGygMessages: () => ({ messages, total: 2, page: 0, pageSize: 10 }) },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = { globals: { language: 'sv' } };
