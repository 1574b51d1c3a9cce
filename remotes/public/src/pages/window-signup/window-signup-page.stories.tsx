import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginWindow } from '../../testing/login-window';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { WindowSignUpPage } from './window-signup-page';

const meta: Meta = {
  title: 'Window, sign up',
  ...screenStory(WindowSignUpPage, {
    pattern: '/plugins/signup',
    at: '/plugins/signup?interaction=abc',
    api: sampleApi,
    pool: { window: loginWindow() },
  }),
};
export default meta;

/** A new account, to go on on the site. */
export const Form: StoryObj = {};
