import type { Story as GygStory } from '@gyg/contract';
import { toLanguage } from '@gyg/platform';
import { fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeStories, someStories } from '../../testing/fake-stories';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { StoriesPage } from './stories-page';

interface Args {
  stories: readonly GygStory[];
  groups: readonly string[];
  at: string;
  fails: boolean;
}

const meta: Meta<Args> = {
  title: 'Stories to review',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { stories: someStories(), groups: ['superusers'], at: '/admin/su/stories', fails: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    const failure = args.fails ? { findStories: () => refusal('server.unavailable') } : {};
    return fakeApi({ ...fakeStories(args.stories), ...failure }).restore;
  },
  render: ({ at }, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at={at} pattern="/admin/su/stories">
      <StoriesPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Pending: Story = {};
export const Approved: Story = { args: { at: '/admin/su/stories?tab=approved' } };
export const Rejected: Story = { args: { at: '/admin/su/stories?tab=rejected' } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const NothingPending: Story = { args: { stories: [] } };
export const NothingFound: Story = { args: { at: '/admin/su/stories?q=nowhere' } };
export const LoadingFails: Story = { args: { fails: true } };
export const NotPermitted: Story = { args: { groups: [] } };
