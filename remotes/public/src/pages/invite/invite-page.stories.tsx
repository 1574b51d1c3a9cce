import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { InvitePage } from './invite-page';

const meta: Meta = {
  title: 'Invitation to open an account',
  ...screenStory(InvitePage, {
    pattern: '/invites/:inviteId',
    at: '/invites/invite-1',
    api: { getOrganizationInvite: () => refusal('org_invite.missing') },
  }),
};
export default meta;

/** The link was not copied completely. */
export const LeadsNowhere: StoryObj = {};
