import type { RemoteList } from '@gyg/contract';
import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeRemotes, someRemotes } from '../../testing/fake-remotes';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { RemotesPage } from './remotes-page';

interface Args {
  list: RemoteList;
  groups: readonly string[];
  api: FakeHandlers;
}

const meta: Meta<Args> = {
  title: 'Remotes',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { list: someRemotes, groups: ['superusers'], api: {} },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    return fakeApi({ ...fakeRemotes(args.list), ...args.api }).restore;
  },
  render: (_args, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at="/admin/su/remotes" pattern="/admin/su/remotes">
      <RemotesPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Remotes: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
export const OnlyCurrent: Story = {
  args: { list: { ...someRemotes, remotes: someRemotes.remotes.slice(0, 1), refused: [] } },
};
export const Failing: Story = { args: { api: { listRemotes: () => refusal('server.unavailable') } } };
export const NotPermitted: Story = { args: { groups: [] } };
