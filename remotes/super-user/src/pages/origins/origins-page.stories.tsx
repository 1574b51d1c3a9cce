import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { fakeOrigins } from '../../testing/fake-origins';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { OriginsPage } from './origins-page';

interface Args {
  handlers: () => FakeHandlers;
  groups: readonly string[];
  at: string;
}

const path = '/admin/su/origins';
const meta: Meta<Args> = {
  title: 'Partner origins',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { handlers: () => fakeOrigins(), groups: ['superusers'], at: path },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    return fakeApi(args.handlers()).restore;
  },
  render: ({ at }, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at={at} pattern={path}>
      <OriginsPage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const Filled: Story = {};
export const Adding: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add origin' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Origin/ }), 'http://renkust.example/about');
    await userEvent.click(dialog.getByRole('button', { name: 'Add origin' }));
    await dialog.findByText('Choose an organisation.');
  },
};
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = { args: { handlers: () => fakeOrigins([]) } };
export const NothingFound: Story = { args: { at: `${path}?q=nothing` } };
export const LoadingFailed: Story = {
  args: { handlers: () => ({ ...fakeOrigins(), listAllOrigins: () => refusal('server.unavailable') }) },
};
export const NotPermitted: Story = { args: { groups: [] } };
