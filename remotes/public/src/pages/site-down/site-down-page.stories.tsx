import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { SiteDownPage } from './site-down-page';

const meta: Meta = {
  title: 'Site down',
  ...screenStory(SiteDownPage, { pattern: '/static/sitedown', at: '/static/sitedown' }),
};
export default meta;

/** Shown instead of all other pages during maintenance. */
export const Closed: StoryObj = {};
