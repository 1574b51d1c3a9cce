import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { ResetPasswordPage } from './reset-password-page';

const meta: Meta = {
  title: 'Forgotten password',
  ...screenStory(ResetPasswordPage, {
    pattern: '/users/password/reset',
    at: '/users/password/reset?email=elin%40example.org',
    api: sampleApi,
  }),
};
export default meta;

async function ask(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button'));
  await within(canvasElement).findByRole('alert');
}

/** The email address is carried from the login. */
export const Form: StoryObj = {};

/** No email address is entered. */
export const Incomplete: StoryObj = {
  parameters: { at: '/users/password/reset' },
  play: ({ canvasElement }) => ask(canvasElement),
};
