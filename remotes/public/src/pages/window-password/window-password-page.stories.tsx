import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginWindow } from '../../testing/login-window';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { WindowPasswordPage } from './window-password-page';

const meta: Meta = {
  title: 'Window, new password',
  ...screenStory(WindowPasswordPage, {
    pattern: '/plugins/password/:email',
    at: '/plugins/password/maja%40posten.example?interaction=abc',
    api: sampleApi,
    pool: { window: loginWindow() },
  }),
};
export default meta;

/** With the address in the path: the code and the new password. */
export const NewPassword: StoryObj = {};
