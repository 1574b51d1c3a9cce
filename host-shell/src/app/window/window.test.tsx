import { buildConfig, fakeApi, PlatformProvider, startTestTexts } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import en from '../../translations/en.json';
import sv from '../../translations/sv.json';
import { hasFooter } from '../has-footer';
import { WindowFrame } from './window-frame';
import { WindowInvalid } from './window-invalid';
import { isWindowPath } from './window-path';

const shell = [{ name: 'shell', texts: { en, sv } }];
let siteDown = false;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  siteDown = false;
  api = fakeApi({ getConfig: () => buildConfig({ siteDown }) });
});
afterEach(() => api.restore());

async function open() {
  await startTestTexts('en', shell);
  await act(async () =>
    render(
      <PlatformProvider areas={shell} at="/plugins/login?interaction=abc">
        <WindowFrame table={{}} />
      </PlatformProvider>,
    ),
  );
}

test('the forms of a window are those paths and no others', () => {
  const forms = ['login', 'signup', 'consent', 'password', 'password/a.b%40c.example', 'verify/a@b.example', 'login/'];
  expect(forms.filter((form) => !isWindowPath(`/plugins/${form}`))).toEqual([]);
  const others = ['o/org/g', 'o/login/g', 'login/more', 'catalogs/a/login', 'logins'];
  expect(others.filter((other) => isWindowPath(`/plugins/${other}`))).toEqual([]);
  expect(isWindowPath('/login')).toBe(false);
});

test('a window has no navigation, and links only to dialogs', async () => {
  await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#terms', '#privacy']);
  expect(screen.getByRole('button', { name: 'SV: byt till svenska' })).toBeTruthy();
});

test('a window shows that the site is down', async () => {
  siteDown = true;
  await open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Closed for maintenance');
});

test('a path that is no form says so', async () => {
  await startTestTexts('sv', shell);
  render(
    <PlatformProvider areas={shell} language="sv">
      <WindowInvalid />
    </PlatformProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan finns inte');
});

test('plug-ins and integrations have no footer of the site', () => {
  expect(['/plugins/login', '/plugins', '/integrations/x', '/pluginsx', '/search'].map(hasFooter)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
