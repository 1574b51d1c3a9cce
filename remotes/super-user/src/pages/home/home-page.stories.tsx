import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeOperations } from '../../testing/fake-operations';
import { screenStory } from '../../testing/screen-story';
import { HomePage } from './home-page';

const meta: Meta = { title: 'Overview', ...screenStory(HomePage, { path: '/admin/su/home', api: fakeOperations }) };
export default meta;

type Story = StoryObj;
export const Filled: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
export const Unavailable: Story = { parameters: { api: { getOverview: () => refusal('server.unavailable') } } };
