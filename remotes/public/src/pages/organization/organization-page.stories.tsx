import {
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
} from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storiesAnswer } from '../../testing/lists';
import { organizationApi, organizationGygs, requestsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { OrganizationPage } from './organization-page';

const meta: Meta = {
  title: 'An organisation',
  ...screenStory(OrganizationPage, {
    pattern: '/organizations/:organizationId',
    at: '/organizations/org-kust',
    api: organizationApi,
  }),
};
export default meta;

/** The public page. Guests see a link to join. */
export const Guest: StoryObj = {};

/** The user has sent a request to join. */
export const Asked: StoryObj = {
  parameters: {
    session: elin,
    api: { listUserMembershipRequests: () => requestsAnswer([buildMembershipRequest()]) },
  },
};

/** A profile that is offline. Only its admin sees it. */
export const NotOnline: StoryObj = {
  parameters: {
    session: elin,
    api: {
      getOrganizationProfile: () =>
        buildOrganizationProfile({ orgPage: buildOrganizationPage({ profileVisible: 'false' }) }),
    },
  },
};

/** New: no hosted gygs, no stories, takes no members. */
export const New: StoryObj = {
  parameters: {
    api: {
      getOrganizationProfile: () =>
        buildOrganizationProfile({
          orgMain: buildOrganization({ memberApproval: 'NONE', city: '' }),
          orgPage: buildOrganizationPage({ 'page.aboutOrganization': '', website: '', facebook: '', instagram: '' }),
          statistics: { contributed: 0, helpReceived: 0, activePartners: 0, goalsSupported: 0 },
          goals: [],
          memberOf: [],
          endorsements: [],
          partnerships: [],
        }),
      listOrganizationGygs: () => organizationGygs(),
      listOrganizationStories: () => storiesAnswer([]),
    },
  },
};

/** The profile could not be loaded. */
export const Failed: StoryObj = {
  parameters: { api: { getOrganizationProfile: () => refusal('server.unexpected') } },
};
