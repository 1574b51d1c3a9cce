import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeFeatured, someFeatured } from '../../testing/fake-featured';
import { screenStory } from '../../testing/screen-story';
import { FeaturedPage } from './featured-page';

const meta: Meta = {
  title: 'Featured',
  ...screenStory(FeaturedPage, { path: '/admin/su/featured', api: () => fakeFeatured(someFeatured) }),
};
export default meta;

type Story = StoryObj;
export const Lists: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = {
  parameters: { api: fakeFeatured({ version: 'version-0', organizations: [], gygs: [], stories: [] }) },
};
export const LoadingFails: Story = { parameters: { api: { getFeatured: () => refusal('server.unavailable') } } };
