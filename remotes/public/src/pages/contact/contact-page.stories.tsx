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

/** No form is configured. */
export const WithoutForm: StoryObj = {};

/** A demo shows that messages are not read. */
export const Demonstration: StoryObj = { parameters: { api: { getConfig: () => buildConfig({ demo: true }) } } };
