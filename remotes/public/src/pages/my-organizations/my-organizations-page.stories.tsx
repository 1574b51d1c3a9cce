import { buildUserOrganizations } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationsAnswer } from '../../testing/lists';
import { organizationApi, requestsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { MyOrganizationsPage } from './my-organizations-page';

const meta: Meta = {
  title: 'Find or join organisation',
  ...screenStory(MyOrganizationsPage, {
    pattern: '/users/profile/organizations',
    at: '/users/profile/organizations',
    session: elin,
    api: organizationApi,
  }),
};
export default meta;

/** Memberships and pending requests. */
export const Member: StoryObj = {};

/** Search results with the actions for each. */
export const Found: StoryObj = { parameters: { at: '/users/profile/organizations?q=a' } };

/** A new user, without search results. */
export const NothingFound: StoryObj = {
  parameters: {
    at: '/users/profile/organizations?q=zzz',
    api: {
      findOrganizations: () => organizationsAnswer([]),
      listUserOrganizations: () => buildUserOrganizations([]),
      listUserMembershipRequests: () => requestsAnswer([]),
    },
  },
};
