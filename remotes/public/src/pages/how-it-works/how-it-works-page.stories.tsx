import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { HowItWorksPage } from './how-it-works-page';

const meta: Meta = {
  title: 'How it works',
  ...screenStory(HowItWorksPage, {
    pattern: '/static/howitworks',
    at: '/static/howitworks',
    api: sampleApi,
  }),
};
export default meta;

/** For people who give. */
export const Individuals: StoryObj = {};

/** For associations that need help. */
export const Associations: StoryObj = { parameters: { at: '/static/howitworks?for=ngo' } };
