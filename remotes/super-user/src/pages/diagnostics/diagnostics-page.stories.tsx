import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildDiagnostics, fakeOperations } from '../../testing/fake-operations';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { DiagnosticsPage } from './diagnostics-page';

interface Args {
  answers: FakeHandlers;
  groups: readonly string[];
}

const meta: Meta<Args> = {
  title: 'Diagnostics',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { answers: {}, groups: ['superusers'] },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    return fakeApi(fakeOperations(args.answers)).restore;
  },
  render: (_args, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at="/test" pattern="/test">
      <DiagnosticsPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Filled: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
export const Unavailable: Story = { args: { answers: { getDiagnostics: () => refusal('server.unavailable') } } };
export const NotPermitted: Story = { args: { groups: [] } };
/** No mail has failed, and limits are off. */
export const AllFine: Story = {
  args: {
    answers: {
      getDiagnostics: () => buildDiagnostics({ limits: [], mail: { failed: 0, waiting: 0 } }),
      listQueuedMails: () => ({
        ...{ mails: [], total: 0, page: 0, pageSize: 100, sentLastDay: 0, medianSeconds: null },
        ...{ counts: { failed: 0, waiting: 0 }, givenUp: 0 },
      }),
    },
  },
};
