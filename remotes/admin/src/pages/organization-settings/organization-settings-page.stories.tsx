import { buildOrganization, buildOrganizationPage } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenePicture } from '../../testing/pictures';
import { screenStory } from '../../testing/screen-story';
import { OrganizationSettingsPage } from './organization-settings-page';

const at = '/admin/organizations/profile';
const meta: Meta = {
  title: 'Configure organisation',
  ...screenStory(OrganizationSettingsPage, {
    pattern: at,
    at,
    api: {
      getOrganization: () => buildOrganization({ heroImage: scenePicture('shore', 14) }),
      getOrganizationPage: () => buildOrganizationPage({ proposalFeatureEnabled: 'true' }),
    },
  }),
};
export default meta;

type Story = StoryObj;
export const Settings: Story = {
  globals: { language: 'sv' },
  parameters: { api: { getOrganizationPage: () => buildOrganizationPage({ profileVisible: 'false' }) } },
};
export const Loading: Story = {
  parameters: { api: { getOrganizationPage: () => new Promise(() => undefined) } },
};
