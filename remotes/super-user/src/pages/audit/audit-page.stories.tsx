import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { fakeAudit, someEntries } from '../../testing/fake-audit';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { AuditPage } from './audit-page';

interface Args {
  handlers: FakeHandlers;
  groups: readonly string[];
  at: string;
}

const path = '/admin/su/audit';
const meta: Meta<Args> = {
  title: 'Audit log',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { handlers: fakeAudit(someEntries, 146), groups: ['superusers'], at: path },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    return fakeApi(args.handlers).restore;
  },
  render: ({ at }, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at={at} pattern={path}>
      <AuditPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const entry of await within(canvasElement).findAllByText(/mayFrame|Website sync|booking/)) {
    await userEvent.click(entry);
  }
};

export const Filled: Story = {};
export const Opened: Story = { play: open };
export const Filtered: Story = { args: { at: `${path}?who=key&from=2027-06-01&to=2027-06-10` } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = { args: { handlers: fakeAudit([]) } };
export const NothingFound: Story = { args: { handlers: fakeAudit([]), at: `${path}?q=nothing` } };
export const LoadingFailed: Story = {
  args: { handlers: { ...fakeAudit([]), listAuditEntries: () => refusal('server.unavailable') } },
};
export const NotPermitted: Story = { args: { groups: [] } };
