import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeStories, someStories } from '../../testing/fake-stories';
import { screenStory } from '../../testing/screen-story';
import { StoriesPage } from './stories-page';

const path = '/admin/su/stories';
const meta: Meta = {
  title: 'Stories to review',
  ...screenStory(StoriesPage, { path, api: () => fakeStories(someStories()) }),
};
export default meta;

type Story = StoryObj;
export const Approved: Story = { parameters: { at: `${path}?tab=approved` } };
export const Rejected: Story = { parameters: { at: `${path}?tab=rejected` } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const NothingPending: Story = { parameters: { api: fakeStories([]) } };
export const NothingFound: Story = { parameters: { at: `${path}?q=nowhere` } };
export const LoadingFails: Story = { parameters: { api: { findStories: () => refusal('server.unavailable') } } };
