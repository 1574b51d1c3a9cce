import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { LoginPage } from './login-page';

const meta: Meta = {
  title: 'Log in',
  ...screenStory(LoginPage, {
    pattern: '/login',
    at: '/login?interaction=abc',
    api: sampleApi,
  }),
};
export default meta;

/** The identity service has asked for e-mail and password. */
export const Form: StoryObj = {};
