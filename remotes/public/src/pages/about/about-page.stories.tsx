import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { AboutPage } from './about-page';

const meta: Meta = {
  title: 'About',
  ...screenStory(AboutPage, {
    pattern: '/static/about',
    at: '/static/about',
    api: sampleApi,
  }),
};
export default meta;

/** A short description of gyg. */
export const Text: StoryObj = {};
