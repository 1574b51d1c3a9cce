import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refused } from '../../testing/fake-pool';
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

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Create account|Skapa konto)$/ }));

async function fill(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /^(Name|Namn)$/ }), 'Elin Sandberg');
  await userEvent.type(canvas.getByRole('textbox', { name: /^(E-mail|E‑post)$/ }), 'elin@example.org');
  await userEvent.type(canvas.getByLabelText(/^(Password|Lösenord)$/), password);
  await userEvent.click(canvas.getByRole('checkbox'));
}

/** Name, e-mail, password and terms. */
export const Empty: StoryObj = {};

/** Everything is missing. */
export const Incomplete: StoryObj = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

/** Long enough but not green: a digit is missing. */
export const WeakPassword: StoryObj = { play: ({ canvasElement }) => fill(canvasElement, 'Abcdefgh') };

/** The service did not create the account. */
export const Failed: StoryObj = {
  parameters: { pool: { signUp: refused('Unexpected', { detail: '500: Something went wrong.' }) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'Shorecr1');
    await submit(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

/** While it is loading who manages the accounts. */
export const Waiting: StoryObj = { parameters: { api: { getConfig: () => new Promise(() => {}) } } };
