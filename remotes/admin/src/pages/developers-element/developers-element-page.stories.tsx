import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetStory } from '../../testing/widget-story';
import { DevelopersElementPage } from './developers-element-page';

const meta: Meta = {
  title: 'An element for developers',
  ...widgetStory(DevelopersElementPage, { pattern: '/developers/:element', at: '/developers/gyg-list' }),
};
export default meta;

type Story = StoryObj;
/** The element shows its fallback here, because Storybook has no platform server. */
export const List: Story = { parameters: { at: '/developers/gyg-list?row=2&states=po&accent=%239c2f24&radius=8' } };
export const Card: Story = { parameters: { at: '/developers/gyg-card' }, globals: { language: 'sv' } };
export const Login: Story = { parameters: { at: '/developers/gyg-login' } };
