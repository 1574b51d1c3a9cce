import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { SiteDownPage } from './site-down-page';

const meta: Meta = {
  title: 'Site down',
  ...screenStory(SiteDownPage, { pattern: '/static/sitedown', at: '/static/sitedown' }),
};
export default meta;

/** Shown instead of everything else while the site is closed for work. */
export const Closed: StoryObj = {};
