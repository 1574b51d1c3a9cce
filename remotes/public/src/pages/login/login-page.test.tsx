import { type PoolOutcome, type PoolRefusal, session as pageSession, pool } from '@gyg/platform';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { recallSignIn, rememberSignIn } from '../../shared/sign-in-memory';
import { recallTarget, rememberTarget } from '../../shared/target-memory';
import { setUpAccountScreens, signIn } from '../../testing/account-screen';
import { otherIssuer } from '../../testing/config';
import { refused } from '../../testing/fake-pool';
import { fill } from '../../testing/fill';
import { address, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { LoginPage } from './login-page';

setUpAccountScreens();

const open = (at: string, session = {}) => openScreen({ screen: <LoginPage />, at, session });

async function logIn(result: PoolOutcome | { redirectTo: string }, more: Partial<PoolRefusal> = {}) {
  const spy = vi
    .spyOn(pool, 'logIn')
    .mockResolvedValue(typeof result === 'string' ? refused(result, more) : { ok: true, ...result });
  rememberSignIn({ email: 'elin@example.org', target: '/gygs/gyg-shore' });
  const { user } = await open('/login?interaction=abc');
  fill(screen.getByLabelText('Password'), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return spy;
}

describe('opened directly', () => {
  test('starts the login immediately and stores email and target for the return', async () => {
    await open('/login?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/gygs/gyg-shore'));
    expect(recallSignIn()).toEqual({ email: 'elin@example.org', target: '/gygs/gyg-shore' });
  });

  test('shows the reason on the form after a guard’s redirect', async () => {
    const opened = await openScreen({ screen: <LoginPage />, at: '/login', state: { loginRequired: true } });
    await waitFor(() => expect(signIn).toHaveBeenCalled());
    opened.unmount();
    await open('/login?interaction=abc');
    expect(screen.getByText('You need to be logged in to see that page.')).toBeTruthy();
  });

  test('drops a target on another site', async () => {
    await open('/login?target=https%3A%2F%2Felsewhere.example');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(undefined));
  });

  test('redirects a logged-in user to the target or home', async () => {
    await open('/login?target=%2Fsearch', elin);
    await waitFor(() => expect(address()).toBe('/search'));
    expect(signIn).not.toHaveBeenCalled();
  });

  test('says that the browser keeps nothing, instead of starting a login that would be lost', async () => {
    vi.spyOn(pageSession, 'canSignIn').mockReturnValue(false);
    await open('/login');
    expect(await screen.findByText('Your browser does not keep your login')).toBeTruthy();
    expect(signIn).not.toHaveBeenCalled();
  });

  test('says that the browser blocks cookies, instead of a form whose login would be lost', async () => {
    await open('/login?interaction=abc&cookies=blocked');
    expect(await screen.findByText(/^It blocks cookies for this site\./)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
    expect(signIn).not.toHaveBeenCalled();
  });

  test('offers a retry if the identity service is unreachable', async () => {
    signIn.mockRejectedValueOnce(new Error('away'));
    const { user } = await open('/login');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  });
});

test('there is no form if another issuer manages the accounts, even with an interaction in the address', async () => {
  await openScreen({
    screen: <LoginPage />,
    at: '/login?interaction=forged&target=%2Fsearch',
    api: { getConfig: otherIssuer },
  });
  await waitFor(() => expect(signIn).toHaveBeenCalledWith('/search'));
  expect(screen.queryByLabelText('Password')).toBeNull();
});

describe('with an interaction', () => {
  test('sends email and password to the identity service and follows its redirect', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: location.href, origin: location.origin, assign });
    const spy = await logIn({ redirectTo: '/identity/auth/abc' });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/auth/abc'));
    expect(spy).toHaveBeenCalledWith('abc', { email: 'elin@example.org', password: 'Abcdefg1' });
    expect(recallSignIn()).toEqual({});
  });

  test.each([
    ['clears the stored target if the login has a target', '/gygs/gyg-shore', undefined],
    ['keeps the stored target for the welcome page if the login has none', undefined, '/gygs/kept'],
  ])('%s', async (_says, target, left) => {
    vi.stubGlobal('location', { href: location.href, origin: location.origin, assign: vi.fn() });
    vi.spyOn(pool, 'logIn').mockResolvedValue({ ok: true, redirectTo: '/identity/auth/abc' });
    rememberTarget('elin@example.org', '/gygs/kept');
    rememberSignIn({ email: 'elin@example.org', ...(target === undefined ? {} : { target }) });
    const { user } = await open('/login?interaction=abc');
    fill(screen.getByLabelText('Password'), 'Abcdefg1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(recallTarget('elin@example.org')).toBe(left));
  });

  test('a refusal replaces the notice', async () => {
    rememberSignIn({ email: 'elin@example.org', notice: 'confirmed' });
    await logIn('NotAuthorizedException');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/is confirmed/)).toBeNull();
  });

  test('an unconfirmed user is redirected to the code with email and stored target', async () => {
    await logIn('UserNotConfirmedException');
    await waitFor(() => expect(address()).toBe('/users/verify?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore'));
    expect(recallSignIn()).toEqual({ notice: 'unconfirmed' });
    expect(recallTarget('elin@example.org')).toBe('/gygs/gyg-shore');
  });

  test('an expired interaction restarts the login with a message', async () => {
    await logIn('InteractionExpiredException');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/gygs/gyg-shore'));
    expect(recallSignIn()).toEqual({ email: 'elin@example.org', target: '/gygs/gyg-shore', notice: 'expired' });
  });

  test('requires both before anything is sent', async () => {
    const spy = vi.spyOn(pool, 'logIn');
    const { user } = await open('/login?interaction=abc');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(screen.getByRole('alert').dataset.code).toBe('missing_email_or_password');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(spy).not.toHaveBeenCalled();
  });

  test('both fields are marked up for password managers', async () => {
    await open('/login?interaction=abc');
    const fields = [screen.getByRole('textbox', { name: 'E-mail' }), screen.getByLabelText('Password')];
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['username', 'current-password']);
  });

  test('a forgotten password preserves the typed email and the target', async () => {
    rememberSignIn({ target: '/gygs/gyg-shore' });
    await open('/login?interaction=abc');
    fill(screen.getByRole('textbox', { name: 'E-mail' }), 'elin@example.org ');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      '/users/password/reset?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore',
    );
  });

  test('new account preserves the target, and a guest may continue', async () => {
    rememberSignIn({ target: '/gygs/gyg-shore', notice: 'confirmed' });
    await open('/login?interaction=abc');
    expect(screen.getByRole('link', { name: 'New account' }).getAttribute('href')).toBe(
      '/users/register?target=%2Fgygs%2Fgyg-shore',
    );
    expect(screen.getByRole('link', { name: 'Continue as guest' }).getAttribute('href')).toBe('/');
    expect(screen.getByText(/Your e-mail address is confirmed/)).toBeTruthy();
  });
});
