import { toLanguage } from '@gyg/platform';
import { fakeApi } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminScreen, signInBritta, startTexts } from '../../testing/admin-screen';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { ManagedGygsPage } from './managed-gygs-page';

interface Args {
  gygs: typeof hostedGygs;
}

const meta: Meta<Args> = {
  title: 'Gygs you manage',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { gygs: hostedGygs },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInBritta({ loginRole: 'USER' });
    return fakeApi({ listManagedGygs: ({ query }) => answerGygs(args.gygs, query) }).restore;
  },
  render: (_, { globals }) => (
    <AdminScreen language={toLanguage(String(globals.language))} at="/admin/gygs/managed" pattern="/admin/gygs/managed">
      <ManagedGygsPage />
    </AdminScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;
export const Some: Story = { globals: { language: 'sv' } };
export const NothingYet: Story = { args: { gygs: [] } };
