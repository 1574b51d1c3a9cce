import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { fakePeople } from '../../testing/fake-people';
import { screenStory } from '../../testing/screen-story';
import { PeoplePage } from './people-page';

const path = '/admin/su/people';
const meta: Meta = { title: 'People', ...screenStory(PeoplePage, { path, api: fakePeople }) };
export default meta;

type Story = StoryObj;

const ask =
  (menu: string, item: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
  };

export const Asked: Story = { play: ask('Actions for Amadou Ceesay', 'Make super user') };
export const AskedForOneself: Story = { play: ask('Actions for Astrid Ek', 'Remove super user') };
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = { parameters: { api: fakePeople([]) } };
export const NothingFound: Story = { parameters: { at: `${path}?q=nothing` } };
export const LoadingFailed: Story = {
  parameters: { api: { listPeople: () => refusal('server.unavailable') } },
};
