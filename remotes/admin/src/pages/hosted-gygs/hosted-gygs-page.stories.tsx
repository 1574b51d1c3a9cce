import { toLanguage } from '@gyg/platform';
import { fakeApi } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminScreen, signInBritta, startTexts } from '../../testing/admin-screen';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { HostedGygsPage } from './hosted-gygs-page';

interface Args {
  at: string;
  gygs: typeof hostedGygs;
}

const meta: Meta<Args> = {
  title: 'Gygs hosted by us',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { at: '/admin/gygs/hosted', gygs: hostedGygs },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInBritta();
    return fakeApi({ findHostedGygs: ({ query }) => answerGygs(args.gygs, query) }).restore;
  },
  render: ({ at }, { globals }) => (
    <AdminScreen language={toLanguage(String(globals.language))} at={at} pattern="/admin/gygs/hosted">
      <HostedGygsPage />
    </AdminScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const All: Story = {};
export const Drafts: Story = { args: { at: '/admin/gygs/hosted?tab=draft' } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const NothingYet: Story = { args: { gygs: [] } };
