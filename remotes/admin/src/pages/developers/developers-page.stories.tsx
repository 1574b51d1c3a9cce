import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetStory } from '../../testing/widget-story';
import { DevelopersPage } from './developers-page';

const meta: Meta = {
  title: 'For developers',
  ...widgetStory(DevelopersPage, { pattern: '/developers', at: '/developers' }),
};
export default meta;

type Story = StoryObj;
export const Start: Story = {};
export const InSwedish: Story = { globals: { language: 'sv' } };
