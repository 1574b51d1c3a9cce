import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetStory } from '../../testing/widget-story';
import { DevelopersCspPage } from './developers-csp-page';

const meta: Meta = {
  title: 'Policies for developers',
  ...widgetStory(DevelopersCspPage, { pattern: '/developers/csp', at: '/developers/csp' }),
};
export default meta;

type Story = StoryObj;
export const Policies: Story = {};
export const InSwedish: Story = { globals: { language: 'sv' } };
