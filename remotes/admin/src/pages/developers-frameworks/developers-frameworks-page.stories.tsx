import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetStory } from '../../testing/widget-story';
import { DevelopersFrameworksPage } from './developers-frameworks-page';

const meta: Meta = {
  title: 'Frameworks for developers',
  ...widgetStory(DevelopersFrameworksPage, { pattern: '/developers/frameworks', at: '/developers/frameworks' }),
};
export default meta;

type Story = StoryObj;
export const Frameworks: Story = {};
export const InSwedish: Story = { globals: { language: 'sv' } };
