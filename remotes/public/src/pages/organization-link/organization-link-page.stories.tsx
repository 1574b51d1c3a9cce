import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationApi } from '../../testing/organization-data';
import { screenStory } from '../../testing/stories';
import { OrganizationLinkPage } from './organization-link-page';

const meta: Meta = {
  title: 'An organisation by link',
  ...screenStory(OrganizationLinkPage, {
    pattern: '/go/:orgFriendlyUrl',
    at: '/go/ren-kust-bohuslan',
    api: organizationApi,
  }),
};
export default meta;

/** The link is not valid. */
export const LeadsNowhere: StoryObj = { parameters: { api: { getOrganizationByName: () => refusal('org.missing') } } };
