import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { VerifyPage } from './verify-page';

const meta: Meta = {
  title: 'Confirm the e-mail address',
  ...screenStory(VerifyPage, {
    pattern: '/users/verify',
    at: '/users/verify?email=elin%40example.org',
    api: sampleApi,
  }),
};
export default meta;

/** The code is in the mailbox of the demonstration. */
export const Demonstration: StoryObj = {};
