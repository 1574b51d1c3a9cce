import { buildOrganization } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { UserInvitePage } from './user-invite-page';

const meta: Meta = {
  title: 'Invite link of an organisation',
  ...screenStory(UserInvitePage, {
    pattern: '/users/invite/:orgFriendlyUrl',
    at: '/users/invite/ren-kust-bohuslan',
    api: { getOrganization: () => buildOrganization() },
  }),
};
export default meta;

/** The welcome steps, and a link to sign up. */
export const Guest: StoryObj = {};

/** A link to join. */
export const SignedIn: StoryObj = { parameters: { session: elin } };

/** The organisation does not exist. */
export const LeadsNowhere: StoryObj = { parameters: { api: { getOrganization: () => refusal('org.missing') } } };

/** Loading. */
export const Loading: StoryObj = { parameters: { api: { getOrganization: () => new Promise(() => {}) } } };
