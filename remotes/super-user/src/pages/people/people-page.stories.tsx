import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { fakePeople } from '../../testing/fake-people';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { PeoplePage } from './people-page';

interface Args {
  handlers: () => FakeHandlers;
  groups: readonly string[];
  at: string;
}

const path = '/admin/su/people';
const meta: Meta<Args> = {
  title: 'People',
  // Each story has a separate fake API, and two of them cannot share one page.
  tags: ['!autodocs'],
  args: { handlers: () => fakePeople(), groups: ['superusers'], at: path },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ args, globals }) => {
    await startTexts(toLanguage(String(globals.language)));
    signInSuperUser({ userGroups: args.groups });
    return fakeApi(args.handlers()).restore;
  },
  render: ({ at }, { globals }) => (
    <SuperUserScreen language={toLanguage(String(globals.language))} at={at} pattern={path}>
      <PeoplePage />
    </SuperUserScreen>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const ask =
  (menu: string, item: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
  };

export const Filled: Story = {};
export const Asked: Story = { play: ask('Actions for Amadou Ceesay', 'Make super user') };
export const AskedForOneself: Story = { play: ask('Actions for Astrid Ek', 'Remove super user') };
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = { args: { handlers: () => fakePeople([]) } };
export const NothingFound: Story = { args: { at: `${path}?q=nothing` } };
export const LoadingFailed: Story = {
  args: { handlers: () => ({ ...fakePeople(), listPeople: () => refusal('server.unavailable') }) },
};
export const NotPermitted: Story = { args: { groups: [] } };
