import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { forgetSignIn, rememberSignIn } from '../../shared/sign-in-memory';
import { refused } from '../../testing/fake-pool';
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

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(Log in|Logga in)$/ }));

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox'), 'elin@example.org');
  await userEvent.type(canvas.getByLabelText(/^(Password|Lösenord)$/), 'Abcdefg1');
  await submit(canvasElement);
  await canvas.findByRole('alert');
}

/** The identity service requires email and password. */
export const Form: StoryObj = {};

/** Nothing is entered. */
export const Incomplete: StoryObj = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox');
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

/** An unknown email address and a wrong password look the same. */
export const Wrong: StoryObj = {
  parameters: { pool: { logIn: refused('NotAuthorizedException') } },
  play: ({ canvasElement }) => logIn(canvasElement),
};

/** An error without a specific text: code and technical detail are below. */
export const Failed: StoryObj = {
  parameters: {
    pool: { logIn: refused('Unexpected', { detail: '500: Something went wrong. Please try again.' }) },
  },
  play: ({ canvasElement }) => logIn(canvasElement),
};

/** After a password change. */
export const PasswordChanged: StoryObj = {
  beforeEach: () => {
    rememberSignIn({ email: 'elin@example.org', notice: 'passwordChanged' });
    return forgetSignIn;
  },
};
