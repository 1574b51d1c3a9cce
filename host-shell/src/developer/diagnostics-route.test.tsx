import { useLocation } from '@gyg/platform';
import { buildConfig, fakeApi, PlatformProvider, setTestSession, startTestTexts } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { DiagnosticsRoute } from './diagnostics-route';

const areas = [{ name: 'shell', texts: { en, sv } }];
const superUser = { loginRole: 'USER', userId: 'user-astrid', userGroups: ['superusers'] } as const;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 200 }));
  api = fakeApi({ getConfig: () => buildConfig(), getReadiness: () => ({ status: 'ok' }) });
});
afterEach(() => {
  api.restore();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const Address = () => <output>{useLocation().pathname}</output>;
const inDeveloperMode = () => {
  document.head.innerHTML = '<meta name="gyg-developer" content="http://localhost:*" data-unhashed="allowed">';
};
async function open() {
  await startTestTexts('en', areas);
  await act(async () =>
    render(
      <PlatformProvider areas={areas} at="/test">
        <DiagnosticsRoute area={<p>the area</p>} />
        <Address />
      </PlatformProvider>,
    ),
  );
}
test.each([
  ['a guest', {}],
  ['a user', { loginRole: 'USER', userId: 'user-elin' }],
] as const)('%s is led to About, because the path is unknown', async (_who, session) => {
  setTestSession(session);
  await open();
  expect(document.querySelector('output')?.textContent).toBe('/static/about');
  expect(screen.queryByText('the area')).toBeNull();
});

test('a super user sees the page of the area alone', async () => {
  setTestSession(superUser);
  await open();
  expect(screen.getByText('the area')).toBeTruthy();
  expect(screen.queryByText('Versions')).toBeNull();
});

test('in developer mode a user sees the diagnostics of the page alone', async () => {
  inDeveloperMode();
  setTestSession({ loginRole: 'USER', userId: 'user-elin' });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Diagnostics' })).toBeTruthy();
  expect(screen.queryByText('the area')).toBeNull();
});

test('in developer mode a super user sees both, and the area’s title is the only one', async () => {
  inDeveloperMode();
  setTestSession(superUser);
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Versions' })).toBeTruthy();
  expect(screen.getByText('the area')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
