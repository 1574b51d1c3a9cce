import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { OurStoryPage } from './our-story-page';

const meta: Meta = {
  title: 'Our story',
  ...screenStory(OurStoryPage, {
    pattern: '/static/ourstory',
    at: '/static/ourstory',
    api: sampleApi,
  }),
};
export default meta;

/** The origin of gyg. */
export const Text: StoryObj = {};
