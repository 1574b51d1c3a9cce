import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { fakeOperations } from '../../testing/fake-operations';
import { screenStory } from '../../testing/screen-story';
import { DemoDataPage } from './demo-data-page';

const meta: Meta = { title: 'Demo data', ...screenStory(DemoDataPage, { path: '/seed', api: fakeOperations }) };
export default meta;

type Story = StoryObj;
export const Swedish: Story = { globals: { language: 'sv' } };
/** After everything was cleared, nothing can be added. */
export const Empty: Story = {
  parameters: {
    api: { getDemoData: () => ({ available: true, organizations: 0, gygs: 0, accounts: 1, task: null }) },
  },
};
export const AskingHowMany: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add gygs' }));
    await screen.findByRole('button', { name: 'Add 10 gygs' });
  },
};
export const Unavailable: Story = { parameters: { api: { getDemoData: () => refusal('server.unavailable') } } };
/** In production nothing can be loaded or cleared. */
export const InProduction: Story = {
  parameters: {
    api: { getDemoData: () => ({ available: false, organizations: 214, gygs: 1620, accounts: 8431, task: null }) },
  },
};
