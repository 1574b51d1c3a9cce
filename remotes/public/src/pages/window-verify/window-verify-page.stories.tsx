import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginWindow } from '../../testing/login-window';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { WindowVerifyPage } from './window-verify-page';

const meta: Meta = {
  title: 'Window, confirm the address',
  ...screenStory(WindowVerifyPage, {
    pattern: '/plugins/verify/:email',
    at: '/plugins/verify/maja%40posten.example?interaction=abc',
    api: sampleApi,
    pool: { window: loginWindow() },
  }),
};
export default meta;

/** The code of a new account. The address has dots, and is in the path. */
export const Form: StoryObj = {};
