import { pool } from '@gyg/platform';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpAccountScreens, signIn } from '../../testing/account-screen';
import { refused } from '../../testing/fake-pool';
import { fill } from '../../testing/fill';
import { consentWindow, loginWindow } from '../../testing/login-window';
import { address, openScreen } from '../../testing/open-screen';
import { WindowPasswordPage } from '../window-password/window-password-page';
import { WindowSignUpPage } from '../window-signup/window-signup-page';
import { WindowVerifyPage } from '../window-verify/window-verify-page';
import { WindowLoginPage } from './window-login-page';

setUpAccountScreens();
const assign = vi.fn();
const replace = vi.fn();
beforeEach(() => {
  vi.spyOn(pool, 'window').mockResolvedValue(loginWindow());
  vi.stubGlobal('location', {
    href: location.href,
    origin: location.origin,
    assign: assign.mockClear(),
    replace: replace.mockClear(),
  });
});

const open = (query = '') => openScreen({ screen: <WindowLoginPage />, at: `/plugins/login?interaction=abc${query}` });
const logIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  fill(await screen.findByLabelText('Password'), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('the login in a partner’s window', () => {
  test('says on which site the visitor goes on, and goes where the identity service says', async () => {
    const spy = vi.spyOn(pool, 'logIn').mockResolvedValue({ ok: true, redirectTo: '/identity/auth/abc' });
    const opened = await open('&email=maja%40posten.example');
    expect((await screen.findByText(/to continue on/)).textContent).toBe('to continue on www.kastanjeskolan.example');
    expect(pool.window).toHaveBeenCalledWith('abc');
    await logIn(opened);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/auth/abc'));
    expect(spy).toHaveBeenCalledWith('abc', { email: 'maja@posten.example', password: 'Abcdefg1' });
    expect(signIn).not.toHaveBeenCalled();
  });

  test('leads to the other forms of the same login', async () => {
    await open();
    fill(await screen.findByLabelText('E-mail'), 'maja@posten.example');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('New account')).toBe('/plugins/signup?interaction=abc&email=maja%40posten.example');
    expect(href('Forgot your password?')).toBe('/plugins/password?interaction=abc');
  });

  test('ends without an account as a guest', async () => {
    vi.spyOn(pool, 'cancel').mockResolvedValue({ ok: true, redirectTo: '/identity/auth/cancelled' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue as guest' }));
    expect(pool.cancel).toHaveBeenCalledWith('abc');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/auth/cancelled'));
  });

  test('opens the form for the code where the address is not confirmed', async () => {
    vi.spyOn(pool, 'logIn').mockResolvedValue(refused('UserNotConfirmedException'));
    await logIn(await open('&email=maja%40posten.example'));
    await waitFor(() => expect(address()).toBe('/plugins/verify/maja%40posten.example?interaction=abc'));
  });

  test('says that it took too long, at once or when the form is sent', async () => {
    vi.spyOn(pool, 'logIn').mockResolvedValue(refused('InteractionExpiredException'));
    const opened = await open('&email=maja%40posten.example');
    await screen.findByLabelText('Password');
    vi.mocked(pool.window).mockResolvedValue(undefined);
    await logIn(opened);
    expect(await screen.findByRole('heading', { name: 'The login took too long' })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    await opened.user.click(screen.getByRole('button', { name: 'Close this window' }));
    expect(close).toHaveBeenCalled();
  });

  test('tries again where the identity service cannot be reached', async () => {
    vi.mocked(pool.window).mockRejectedValueOnce(new Error('away'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });

  test('goes on with the consent where a person is logged in', async () => {
    vi.mocked(pool.window).mockResolvedValue(consentWindow());
    await open();
    await waitFor(() => expect(address()).toBe('/plugins/consent?interaction=abc'));
  });
});

describe('the forms that no partner’s site has opened', () => {
  test('the login starts, and its form is shown without navigation', async () => {
    await openScreen({ screen: <WindowLoginPage />, at: '/plugins/login?target=%2Fsearch' });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/search', { lite: true }));
  });

  test('the login leads to the other forms, all of them without navigation', async () => {
    const spy = vi.spyOn(pool, 'logIn').mockResolvedValue({ ok: true, redirectTo: '/identity/auth/abc' });
    const opened = await openScreen({ screen: <WindowLoginPage />, at: '/plugins/login?login=abc' });
    fill(await screen.findByLabelText('E-mail'), 'maja@posten.example');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('New account')).toBe('/plugins/signup?email=maja%40posten.example');
    expect(href('Forgot your password?')).toBe('/plugins/password');
    expect(href('Continue as guest')).toBe('/');
    await logIn(opened);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/auth/abc'));
    expect(spy).toHaveBeenCalledWith('abc', { email: 'maja@posten.example', password: 'Abcdefg1' });
    expect(pool.window).not.toHaveBeenCalled();
  });

  test.each([
    ['Create your account', <WindowSignUpPage key="signup" />, '/plugins/signup', '*'],
    [
      'Verify your e-mail',
      <WindowVerifyPage key="verify" />,
      '/plugins/verify/maja%40posten.example',
      '/plugins/verify/:email',
    ],
    ['Reset your password', <WindowPasswordPage key="reset" />, '/plugins/password', '*'],
  ])('%s', async (_name, page, at, pattern) => {
    await openScreen({ screen: page, at, pattern });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the other forms in the window', () => {
  test('a sign-up goes on with the code, whose address is in the path', async () => {
    vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: true });
    const { user } = await openScreen({ screen: <WindowSignUpPage />, at: '/plugins/signup?interaction=abc' });
    fill(await screen.findByLabelText('Name'), 'Maja Lindqvist');
    fill(screen.getByLabelText('E-mail'), 'maja.l@posten.example');
    fill(screen.getByLabelText('Password'), 'Havet2026');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(address()).toBe('/plugins/verify/maja.l%40posten.example?interaction=abc'));
    expect(screen.queryByRole('link', { name: /account/ })).toBeNull();
  });

  test('a confirmed code logs the browser in that signed up, in the same login', async () => {
    vi.spyOn(pool, 'confirm').mockResolvedValue({ ok: true, signsIn: true });
    const at = '/plugins/verify/maja.l%40posten.example?interaction=abc';
    const { user } = await openScreen({ screen: <WindowVerifyPage />, pattern: '/plugins/verify/:email', at });
    fill(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/interaction/abc'));
    expect(pool.confirm).toHaveBeenCalledWith({ email: 'maja.l@posten.example', code: '123456' });
  });

  test('a forgotten password asks for the address, then for the code, and goes back to the login', async () => {
    vi.spyOn(pool, 'forgot').mockResolvedValue({ ok: true });
    const { user } = await openScreen({ screen: <WindowPasswordPage />, at: '/plugins/password?interaction=abc' });
    expect((await screen.findByRole('link', { name: 'Back to login' })).getAttribute('href')).toBe(
      '/plugins/login?interaction=abc',
    );
    fill(screen.getByLabelText('E-mail'), 'maja@posten.example');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await waitFor(() => expect(address()).toBe('/plugins/password/maja%40posten.example?interaction=abc'));
  });
});
