import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/screen-story';
import { NewGygPage } from './new-gyg-page';

const meta: Meta = {
  title: 'Create a gyg',
  ...screenStory(NewGygPage, { pattern: '/admin/gygs/new', at: '/admin/gygs/new' }),
};
export default meta;

type Story = StoryObj;
export const New: Story = {};
