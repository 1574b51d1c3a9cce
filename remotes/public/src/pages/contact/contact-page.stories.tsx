import type { Meta, StoryObj } from '@storybook/react-vite';
import { configAnswer } from '../../testing/config';
import { screenStory } from '../../testing/stories';
import { ContactPage } from './contact-page';

const meta: Meta = {
  title: 'Contact',
  ...screenStory(ContactPage, {
    pattern: '/static/contact',
    at: '/static/contact',
    api: { getConfig: () => configAnswer({ demo: false }) },
  }),
};
export default meta;

/** Nobody has set up a form. */
export const WithoutForm: StoryObj = {};

/** A demonstration says that nobody reads it. */
export const Demonstration: StoryObj = { parameters: { api: { getConfig: () => configAnswer({ demo: true }) } } };
