import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetStory } from '../../testing/widget-story';
import { PluginConfigurationPage } from './plugin-configuration-page';

const page = '/admin/plugins/configure';

const meta: Meta = {
  title: 'Configure plug-ins',
  ...widgetStory(PluginConfigurationPage, { pattern: page, at: page, session: {} }),
};
export default meta;

type Story = StoryObj;
/** The element shows its fallback here, because Storybook has no platform server. */
export const Chosen: Story = {
  parameters: { at: `${page}?host=others&row=2&bg=f6f1e7&win=true` },
  globals: { language: 'sv' },
};
export const WhichOrganization: Story = {
  parameters: {
    session: { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] },
  },
};
