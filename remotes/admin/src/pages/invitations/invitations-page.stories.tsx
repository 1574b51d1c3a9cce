import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerInvites, someInvites } from '../../testing/invites';
import { screenStory } from '../../testing/screen-story';
import { InvitationsPage } from './invitations-page';

const at = '/admin/organizations/invitations';
const meta: Meta = {
  title: 'Invitations',
  ...screenStory(InvitationsPage, {
    pattern: at,
    at,
    api: { listInvites: ({ query }) => answerInvites(someInvites, query) },
  }),
};
export default meta;

type Story = StoryObj;
export const Sent: Story = { globals: { language: 'sv' } };
