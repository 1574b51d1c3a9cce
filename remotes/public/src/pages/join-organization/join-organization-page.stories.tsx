import { buildMembershipRequest, buildOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationApi, requestsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { JoinOrganizationPage } from './join-organization-page';

const meta: Meta = {
  title: 'Join organisation',
  ...screenStory(JoinOrganizationPage, {
    pattern: '/users/join/:orgFriendlyUrl',
    at: '/users/join/ren-kust-bohuslan?source=INVITE_LINK',
    session: elin,
    api: {
      ...organizationApi,
      listUserOrganizations: () => buildUserOrganizations([]),
      listUserMembershipRequests: () => requestsAnswer([]),
    },
  }),
};
export default meta;

/** Terms to accept, and a request that needs approval. */
export const Open: StoryObj = {};

/** The user has already sent a request. */
export const Asked: StoryObj = {
  parameters: { api: { listUserMembershipRequests: () => requestsAnswer([buildMembershipRequest()]) } },
};

/** The profile is offline: only the card is shown. */
export const CardAlone: StoryObj = {
  parameters: {
    api: {
      getOrganizationByName: () => refusal('org.profile.not_online'),
      getOrganization: () => buildOrganization({ memberApproval: 'ANYONE' }),
    },
  },
};

/** The link is invalid. */
export const LeadsNowhere: StoryObj = { parameters: { api: { getOrganizationByName: () => refusal('org.missing') } } };
