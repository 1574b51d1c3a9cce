import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginWindow } from '../../testing/login-window';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { WindowLoginPage } from './window-login-page';

const meta: Meta = {
  title: 'Window, log in',
  ...screenStory(WindowLoginPage, {
    pattern: '/plugins/login',
    at: '/plugins/login?interaction=abc',
    api: sampleApi,
    pool: { window: loginWindow() },
  }),
};
export default meta;

/** Where everybody without a session starts, with the site that asked. */
export const Form: StoryObj = {};

/** The site has a logo, and the address is known. */
export const Known: StoryObj = {
  parameters: {
    at: '/plugins/login?interaction=abc&email=maja%40posten.example',
    pool: { window: loginWindow({ site: { ...loginWindow().site, logo: '/favicon.svg' } }) },
  },
};

/** The login took too long: only the page that opened the window can begin again. */
export const Expired: StoryObj = { parameters: { pool: { window: undefined } } };
