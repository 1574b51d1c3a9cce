import { buildOrganization } from '@gyg/contract/testing';
import { toLanguage } from '@gyg/platform';
import { fakeApi } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminScreen, signInBritta, startTexts } from '../../testing/admin-screen';
import { PluginConfigurationPage } from './plugin-configuration-page';

interface Args {
  at: string;
  superUser: boolean;
}

const meta: Meta<Args> = {
  title: 'Configure plug-ins',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { at: '/admin/plugins/configure', superUser: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInBritta(
      args.superUser ? { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] } : {},
    );
    return fakeApi({ getOrganization: () => buildOrganization() }).restore;
  },
  render: ({ at }, { globals }) => (
    <AdminScreen language={toLanguage(String(globals.language))} at={at} pattern="/admin/plugins/configure">
      <PluginConfigurationPage />
    </AdminScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
/** The frame is empty here, because Storybook has no platform server. */
export const Usual: Story = {};
export const Chosen: Story = { args: { at: '/admin/plugins/configure?host=others&row=2&bg=f6f1e7&win=true' } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const WhichOrganization: Story = { args: { superUser: true } };
