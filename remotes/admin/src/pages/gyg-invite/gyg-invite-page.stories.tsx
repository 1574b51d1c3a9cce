import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { shoreApi } from '../../testing/gyg-desk';
import { invitePreview } from '../../testing/invite-preview';
import { screenStory } from '../../testing/screen-story';
import { GygInvitePage } from './gyg-invite-page';

const meta: Meta = {
  title: 'Invite people to a gyg',
  ...screenStory(GygInvitePage, {
    pattern: '/admin/gygs/invite/:gygId/:orgFriendlyUrl/:gygFriendlyUrl/:positionId',
    at: '/admin/gygs/invite/gyg-shore/ren-kust-bohuslan/spring-clean-up/need-boat',
    api: { ...shoreApi, previewInvites: () => invitePreview },
  }),
};
export default meta;

type Story = StoryObj;
export const Draft: Story = { globals: { language: 'sv' } };

export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Addresses' }), 'maja@post.example ');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByRole('heading', { name: /Will you help/ });
  },
};
