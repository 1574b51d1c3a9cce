import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeRemotes, someRemotes } from '../../testing/fake-remotes';
import { screenStory } from '../../testing/screen-story';
import { RemotesPage } from './remotes-page';

const meta: Meta = {
  title: 'Remotes',
  ...screenStory(RemotesPage, { path: '/admin/su/remotes', api: () => fakeRemotes(someRemotes) }),
};
export default meta;

type Story = StoryObj;
export const Swedish: Story = { globals: { language: 'sv' } };
export const OnlyCurrent: Story = {
  parameters: { api: fakeRemotes({ ...someRemotes, remotes: someRemotes.remotes.slice(0, 1), refused: [] }) },
};
export const Failing: Story = { parameters: { api: { listRemotes: () => refusal('server.unavailable') } } };
