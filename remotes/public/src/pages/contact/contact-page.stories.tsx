import { buildConfig } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { ContactPage } from './contact-page';

const meta: Meta = {
  title: 'Contact',
  ...screenStory(ContactPage, {
    pattern: '/static/contact',
    at: '/static/contact',
    api: { getConfig: () => buildConfig({ demo: false }) },
  }),
};
export default meta;

/** Nobody has set up a form. */
export const WithoutForm: StoryObj = {};

/** A demonstration says that nobody reads it. */
export const Demonstration: StoryObj = { parameters: { api: { getConfig: () => buildConfig({ demo: true }) } } };
