import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { fakeOrigins } from '../../testing/fake-origins';
import { screenStory } from '../../testing/screen-story';
import { OriginsPage } from './origins-page';

const path = '/admin/su/origins';
const meta: Meta = { title: 'Partner origins', ...screenStory(OriginsPage, { path, api: fakeOrigins }) };
export default meta;

type Story = StoryObj;

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
export const Empty: Story = { parameters: { api: fakeOrigins([]) } };
export const NothingFound: Story = { parameters: { at: `${path}?q=nothing` } };
export const LoadingFailed: Story = {
  parameters: { api: { listAllOrigins: () => refusal('server.unavailable') } },
};
