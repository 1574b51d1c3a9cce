import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { fakeOperations } from '../../testing/fake-operations';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { DemoDataPage } from './demo-data-page';

interface Args {
  answers: FakeHandlers;
  groups: readonly string[];
}

const meta: Meta<Args> = {
  title: 'Demo data',
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
    <SuperUserScreen language={toLanguage(String(globals.language))} at="/seed" pattern="/seed">
      <DemoDataPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Filled: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
/** After everything was cleared, nothing can be added. */
export const Empty: Story = {
  args: {
    answers: { getDemoData: () => ({ available: true, organizations: 0, gygs: 0, accounts: 1, task: null }) },
  },
};
export const AskingHowMany: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add gygs' }));
    await screen.findByRole('button', { name: 'Add 10 gygs' });
  },
};
export const Unavailable: Story = { args: { answers: { getDemoData: () => refusal('server.unavailable') } } };
export const NotPermitted: Story = { args: { groups: [] } };
/** In production nothing can be loaded or cleared. */
export const InProduction: Story = {
  args: {
    answers: { getDemoData: () => ({ available: false, organizations: 214, gygs: 1620, accounts: 8431, task: null }) },
  },
};
