import { useMissing } from '@gyg/platform';
import { SignInFailed, type SignInFailureReason, session } from '@gyg/platform/internal';
import { memoryPage, setTestSession, startTestTexts, useToasts } from '@gyg/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { FinishSignIn } from './finish-sign-in';

const complete = vi.fn<typeof session.completeSignIn>();

beforeEach(() => {
  setTestSession();
  vi.spyOn(session, 'completeSignIn').mockImplementation(complete);
});
afterEach(() => {
  complete.mockReset();
  vi.restoreAllMocks();
  useToasts.setState({ toasts: [] });
});

/** The page of something that does not exist. */
const Missing = () => useMissing('It does not exist');

async function arrive(language: 'en' | 'sv' = 'en') {
  await startTestTexts(language, [{ name: 'shell', texts: { en, sv } }]);
  const routes = [
    { path: '/auth/callback', element: <FinishSignIn /> },
    { path: '/missing', element: <Missing /> },
    { path: '*', element: null },
  ];
  const page = memoryPage(routes, '/auth/callback?code=abc&state=xyz');
  render(page.element);
  return page;
}
const failing = (reason: SignInFailureReason, target?: string) =>
  complete.mockRejectedValue(new SignInFailed(reason, target, new Error('technical words')));

describe('the end of a login', () => {
  test.each([
    [{ created: true, target: undefined }, '/users/u1/welcome'],
    [{ created: true, target: '/gygs/7' }, '/users/u1/welcome?target=%2Fgygs%2F7'],
    [{ created: false, target: '/gygs/7?id=n' }, '/gygs/7?id=n'],
    [{ created: false, target: undefined }, '/'],
  ])('%j redirects to %s', async (came, where) => {
    complete.mockResolvedValue({ userId: 'u1', ...came });
    const { address } = await arrive();
    await waitFor(() => expect(address()).toBe(where));
  });

  test('shows in place that what a guest came for does not exist', async () => {
    complete.mockResolvedValue({ userId: 'u1', created: false, target: '/missing' });
    const { address } = await arrive();
    expect(await screen.findByText('It does not exist')).toBeTruthy();
    expect(address()).toBe('/missing');
  });

  test.each([
    ['en', 'You are logged in.'],
    ['sv', 'Du är inloggad.'],
  ] as const)('shows one success message (%s)', async (language, message) => {
    complete.mockResolvedValue({ userId: 'u1', created: false, target: undefined });
    await arrive(language);
    await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([message]));
  });

  test.each([
    ['denied', 'You were not logged in', 'Du loggades inte in'],
    ['lost', 'This login has expired', 'Inloggningen har gått ut'],
    ['blocked', 'Your browser does not keep your login', 'Webbläsaren sparar inte din inloggning'],
    ['unreachable', 'We could not finish logging you in', 'Vi kunde inte logga in dig klart'],
    ['failed', 'The login did not work', 'Inloggningen gick inte'],
  ] as const)(
    '%s is explained in both languages, with actions to try again and to continue',
    async (reason, english, swedish) => {
      failing(reason, '/gygs/7');
      await arrive();
      expect(await screen.findByRole('heading', { level: 1, name: english })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/login?target=%2Fgygs%2F7');
      expect(screen.getByRole('link', { name: 'Continue as guest' }).getAttribute('href')).toBe('/');
      await arrive('sv');
      expect(await screen.findByRole('heading', { level: 1, name: swedish })).toBeTruthy();
    },
  );

  test('offers a new account if the account was erased', async () => {
    failing('gone');
    await arrive();
    expect((await screen.findByRole('link', { name: 'New account' })).getAttribute('href')).toBe('/users/register');
  });

  test('redirects to home if a logged-in user returns to it', async () => {
    failing('lost');
    setTestSession({ loginRole: 'USER', userId: 'u1' });
    const { address } = await arrive();
    await waitFor(() => expect(address()).toBe('/'));
  });
});
