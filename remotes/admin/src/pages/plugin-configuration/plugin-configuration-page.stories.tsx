import { buildOrganization } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/screen-story';
import { PluginConfigurationPage } from './plugin-configuration-page';

const page = '/admin/plugins/configure';

const meta: Meta = {
  title: 'Configure plug-ins',
  ...screenStory(PluginConfigurationPage, {
    pattern: page,
    at: page,
    api: {
      getOrganization: () => buildOrganization(),
      // The element itself asks, if a story of another page has defined it.
      viewOrganizationGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 20 }),
    },
  }),
};
export default meta;

type Story = StoryObj;
/** Element and frame are empty here, because Storybook has no platform server. */
export const Chosen: Story = {
  parameters: { at: `${page}?view=frame&host=others&row=2&bg=f6f1e7&win=true` },
  globals: { language: 'sv' },
};
export const WhichOrganization: Story = {
  parameters: {
    session: { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] },
  },
};
