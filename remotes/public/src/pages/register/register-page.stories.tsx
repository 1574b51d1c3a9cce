import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { RegisterPage } from './register-page';

const meta: Meta = {
  title: 'Sign up',
  ...screenStory(RegisterPage, {
    pattern: '/users/register',
    at: '/users/register?target=%2Fgygs%2Fgyg-shore',
    api: sampleApi,
  }),
};
export default meta;

/** Name, e-mail, password and terms. */
export const Empty: StoryObj = {};
