import { buildConfig } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetSignIn, rememberSignIn } from '../../shared/sign-in-memory';
import { refused } from '../../testing/fake-pool';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { VerifyPage } from './verify-page';

const meta: Meta = {
  title: 'Confirm the e-mail address',
  ...screenStory(VerifyPage, {
    pattern: '/users/verify',
    at: '/users/verify?email=elin%40example.org',
    api: sampleApi,
  }),
};
export default meta;

async function confirm(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /^(Code|Kod)$/ }), '123 456');
  await userEvent.click(canvas.getByRole('button', { name: /^(Confirm|Bekräfta)$/ }));
  await canvas.findByRole('alert');
}

/** The code is in the demo's mailbox. */
export const Demonstration: StoryObj = {};

/** With real email. */
export const Form: StoryObj = { parameters: { api: { getConfig: () => buildConfig({ demo: false }) } } };

/** Another code than the one sent. */
export const WrongCode: StoryObj = {
  parameters: { pool: { confirm: refused('CodeMismatchException') } },
  play: ({ canvasElement }) => confirm(canvasElement),
};

/** A sign-up with an email address that already has an account. */
export const AccountExists: StoryObj = {
  beforeEach: () => {
    rememberSignIn({ notice: 'exists' });
    return forgetSignIn;
  },
};
