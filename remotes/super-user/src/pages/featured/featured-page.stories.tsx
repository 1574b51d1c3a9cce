import type { FeaturedBoard } from '@gyg/contract';
import { toLanguage } from '@gyg/platform';
import { fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeFeatured, someFeatured } from '../../testing/fake-featured';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { FeaturedPage } from './featured-page';

interface Args {
  board: FeaturedBoard;
  groups: readonly string[];
  fails: boolean;
}

const meta: Meta<Args> = {
  title: 'Featured',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { board: someFeatured, groups: ['superusers'], fails: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    const failure = args.fails ? { getFeatured: () => refusal('server.unavailable') } : {};
    return fakeApi({ ...fakeFeatured(args.board), ...failure }).restore;
  },
  render: (_args, { globals }) => (
    <SuperUserScreen
      language={toLanguage(String(globals.language))}
      at="/admin/su/featured"
      pattern="/admin/su/featured"
    >
      <FeaturedPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Lists: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = { args: { board: { version: 'version-0', organizations: [], gygs: [], stories: [] } } };
export const LoadingFails: Story = { args: { fails: true } };
export const NotPermitted: Story = { args: { groups: [] } };
