import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetStory } from '../../testing/widget-story';
import { DevelopersStatesPage } from './developers-states-page';

const meta: Meta = {
  title: 'States for developers',
  ...widgetStory(DevelopersStatesPage, { pattern: '/developers/states', at: '/developers/states' }),
};
export default meta;

type Story = StoryObj;
export const States: Story = {};
export const InSwedish: Story = { globals: { language: 'sv' } };
