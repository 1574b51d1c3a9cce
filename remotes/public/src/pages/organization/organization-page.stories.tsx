import {
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { catalog, catalogsAnswer } from '../../testing/catalog-data';
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

/** With proposals, catalogues and without a picture. A user may propose. */
export const Everything: StoryObj = {
  parameters: {
    session: elin,
    api: {
      getOrganizationProfile: () =>
        buildOrganizationProfile({ orgPage: buildOrganizationPage({ proposalFeatureEnabled: 'true' }) }),
      listOrganizationCatalogs: () => catalogsAnswer([catalog]),
    },
  },
};

/** The lists below the profile are in the stories above. */
const noLists: FakeHandlers = {
  listOrganizationGygs: () => organizationGygs(),
  listOrganizationStories: () => storiesAnswer([]),
};

/** The user has sent a request to join. */
export const Asked: StoryObj = {
  parameters: {
    session: elin,
    api: { ...noLists, listUserMembershipRequests: () => requestsAnswer([buildMembershipRequest()]) },
  },
};

/** A profile that is offline. Only its admin sees it. */
export const NotOnline: StoryObj = {
  parameters: {
    session: elin,
    api: {
      ...noLists,
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

/** A long word of the name is hyphenated. */
export const LongName: StoryObj = {
  parameters: {
    api: {
      ...noLists,
      getOrganizationProfile: () =>
        buildOrganizationProfile({ orgMain: buildOrganization({ name: 'Medborgarkontoret Skönsmon' }) }),
    },
  },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('heading', { level: 1 });
    await waitFor(() => expect(name.textContent).toContain('\u00AD'));
  },
};

/** Loading. */
export const Loading: StoryObj = { parameters: { api: { getOrganizationProfile: () => new Promise(() => {}) } } };

/** The profile could not be loaded. */
export const Failed: StoryObj = {
  parameters: { api: { getOrganizationProfile: () => refusal('server.unexpected') } },
};
