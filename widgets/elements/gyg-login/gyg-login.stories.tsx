import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../../core/define-element';
import { GygPasswordElement } from '../gyg-password/gyg-password';
import { GygSignupElement } from '../gyg-signup/gyg-signup';
import { GygVerifyElement } from '../gyg-verify/gyg-verify';
import { GygLoginElement } from './gyg-login';

defineElement('gyg-password', GygPasswordElement);
defineElement('gyg-signup', GygSignupElement);
defineElement('gyg-verify', GygVerifyElement);
defineElement('gyg-login', GygLoginElement);

const platform = 'https://gyg.example';
const key = `gyg.login ${platform}`;

/** What the tab has stored while the story is shown: a visitor, or none. */
function visitor(name: string | undefined) {
  return () => {
    const login = {
      client: location.origin,
      access: 'a',
      refresh: 'r',
      renewAt: Date.now() + 1e9,
      scopes: ['profile'],
    };
    if (name) sessionStorage.setItem(key, JSON.stringify({ ...login, visitor: { id: '1', name, picture: null } }));
    else sessionStorage.removeItem(key);
    dispatchEvent(new Event(key));
    return () => {
      sessionStorage.removeItem(key);
      dispatchEvent(new Event(key));
    };
  };
}
const textIn = (canvas: HTMLElement) => canvas.querySelector('[api]')?.shadowRoot?.textContent ?? '';

/** Who is logged in on a partner's page, or a button that opens the platform's window. */
const meta: Meta<Record<string, string>> = {
  title: 'gyg-login and its kin',
  render: ({ tag = 'gyg-login', ...attributes }, { globals }) =>
    createElement(tag, { theme: globals.theme, language: globals.language, api: platform, ...attributes }),
  beforeEach: visitor(undefined),
};
export default meta;
type Story = StoryObj<Record<string, string>>;

export const Guest: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(textIn(canvasElement)).toMatch(/Gyg/)),
};
export const LoggedIn: Story = {
  beforeEach: visitor('Maja Lindqvist'),
  play: ({ canvasElement }) => waitFor(() => expect(textIn(canvasElement)).toMatch(/Maja/)),
};
/** The browser stopped the window: the same page opens in this tab and comes back. */
export const WindowBlocked: Story = {
  beforeEach: () => {
    const { open } = window;
    window.open = () => null;
    return () => {
      window.open = open;
    };
  },
  play: async ({ canvasElement }) => {
    const button = () => canvasElement.querySelector('gyg-login')?.shadowRoot?.querySelector('button');
    await waitFor(() => expect(button()).toBeTruthy());
    button()?.click();
    await waitFor(() =>
      expect(canvasElement.querySelector('gyg-login')?.shadowRoot?.querySelector('[part=note]')).toBeTruthy(),
    );
  },
};
export const SignUp: Story = { args: { tag: 'gyg-signup' } };
export const Verify: Story = { args: { tag: 'gyg-verify', email: 'maja@posten.example' } };
export const Password: Story = { args: { tag: 'gyg-password', email: 'maja@posten.example' } };
