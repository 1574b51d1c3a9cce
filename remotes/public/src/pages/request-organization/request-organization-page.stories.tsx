import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationApi } from '../../testing/organization-data';
import { screenStory } from '../../testing/stories';
import { RequestOrganizationPage } from './request-organization-page';

const meta: Meta = {
  title: 'Request organisation account',
  ...screenStory(RequestOrganizationPage, {
    pattern: '/organizations/requests/form/:inviteId?',
    at: '/organizations/requests/form',
    api: organizationApi,
  }),
};
export default meta;

/** Without an invitation. */
export const Empty: StoryObj = {};

/** With an invitation: the organisation is prefilled. */
export const Invited: StoryObj = { parameters: { at: '/organizations/requests/form/invite-1' } };

/** The invitation's link is not valid. */
export const InvalidInvite: StoryObj = {
  parameters: {
    at: '/organizations/requests/form/nothing',
    api: { getOrganizationInvite: () => refusal('org_invite.missing') },
  },
};
