import { toLanguage } from '@gyg/platform';
import { fakeApi } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeRequests, someRequests } from '../../testing/fake-requests';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { OrganizationRequestsPage } from './organization-requests-page';

interface Args {
  requests: typeof someRequests;
  groups: readonly string[];
  at: string;
}

const meta: Meta<Args> = {
  title: 'Organisation requests',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { requests: someRequests, groups: ['superusers'], at: '/organizations/requests/list' },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    return fakeApi(fakeRequests(args.requests)).restore;
  },
  render: ({ at }, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at={at} pattern="/organizations/requests/list">
      <OrganizationRequestsPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Pending: Story = {};
export const Declined: Story = { args: { at: '/organizations/requests/list?tab=declined' } };
export const PossibleDuplicate: Story = { args: { at: '/organizations/requests/list?request=request-2' } };
export const Approved: Story = { args: { at: '/organizations/requests/list?tab=accepted' } };
export const NothingFound: Story = { args: { at: '/organizations/requests/list?q=nowhere' } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const NothingWaits: Story = { args: { requests: [] } };
export const NotPermitted: Story = { args: { groups: [] } };
