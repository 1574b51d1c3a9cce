import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refused } from '../../testing/fake-pool';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { NewPasswordPage } from './new-password-page';

const meta: Meta = {
  title: 'New password',
  ...screenStory(NewPasswordPage, {
    pattern: '/users/password/new',
    at: '/users/password/new?email=elin%40example.org',
    api: sampleApi,
  }),
};
export default meta;

async function change(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /^(Code|Kod)$/ }), '123 456');
  await userEvent.type(canvas.getByLabelText(/^(New password|Nytt lösenord)$/), 'Shorecr1');
  await userEvent.click(canvas.getByRole('button', { name: /^(Change password|Byt lösenord)$/ }));
  await canvas.findByRole('alert');
}

/** Email, code and the new password. A demo links to the mailbox. */
export const Demonstration: StoryObj = {};

/** The service could not change the password: code and technical detail are below. */
export const Failed: StoryObj = {
  parameters: { pool: { confirmForgot: refused('Unexpected', { detail: '500: Something went wrong.' }) } },
  play: ({ canvasElement }) => change(canvasElement),
};
