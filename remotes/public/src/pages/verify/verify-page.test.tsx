import { type PoolOutcome, type PoolRefusal, pool } from '@gyg/platform';
import { buildConfig, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { recallSignIn, rememberSignIn } from '../../shared/sign-in-memory';
import { rememberTarget } from '../../shared/target-memory';
import { carried, lastToast, setUpAccountScreens, signIn } from '../../testing/account-screen';
import { otherIssuer } from '../../testing/config';
import { refused } from '../../testing/fake-pool';
import { fill } from '../../testing/fill';
import { address, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { VerifyPage } from './verify-page';

setUpAccountScreens();

const open = (query = carried, demo = false) =>
  openScreen({
    screen: <VerifyPage />,
    at: `/users/verify${query}`,
    api: { getConfig: () => buildConfig({ demo }) },
  });
type Person = Awaited<ReturnType<typeof open>>['user'];

async function enter(user: Person, code = ' 123 456-') {
  fill(await screen.findByRole('textbox', { name: 'Code' }), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}
async function confirm(outcome?: PoolOutcome, more: Partial<PoolRefusal> = {}) {
  const spy = vi
    .spyOn(pool, 'confirm')
    .mockResolvedValue(outcome === undefined ? { ok: true } : refused(outcome, more));
  const { user } = await open();
  await enter(user);
  return spy;
}
const toLogin = '/login?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore';

describe('confirming an email address', () => {
  test('sends email and plain code and redirects to the login with email and target', async () => {
    const spy = await confirm();
    await waitFor(() => expect(address()).toBe(toLogin));
    expect(spy).toHaveBeenCalledWith({ email: 'elin@example.org', code: '123456' });
    expect(lastToast()).toContain('Your e-mail address is confirmed');
    expect(recallSignIn()).toEqual({ notice: 'confirmed' });
  });

  test('logs in and returns to the target in the browser that signed up', async () => {
    vi.spyOn(pool, 'confirm').mockResolvedValue({ ok: true, signsIn: true });
    const { user } = await open();
    await enter(user);
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/gygs/gyg-shore'));
    expect(recallSignIn()).toEqual({});
  });

  test('redirects to the login if logging in can’t start', async () => {
    vi.spyOn(pool, 'confirm').mockResolvedValue({ ok: true, signsIn: true });
    signIn.mockRejectedValueOnce(new Error('offline'));
    const { user } = await open();
    await enter(user);
    await waitFor(() => expect(address()).toBe(toLogin));
  });

  test('redirects a logged-in user, whose address is confirmed', async () => {
    await openScreen({ screen: <VerifyPage />, at: `/users/verify${carried}`, session: elin });
    await waitFor(() => expect(address()).toBe('/gygs/gyg-shore'));
  });

  test('restores the target in the tab that the email’s link opens', async () => {
    rememberTarget('elin@example.org', '/gygs/gyg-shore');
    vi.spyOn(pool, 'confirm').mockResolvedValue({ ok: true });
    const { user } = await open('?email=elin%40example.org');
    await enter(user);
    await waitFor(() => expect(address()).toBe(toLogin));
  });

  test('redirects to the login if the address is already confirmed', async () => {
    await confirm('NotAuthorizedException');
    await waitFor(() => expect(address()).toBe(toLogin));
    expect(lastToast()).toContain('confirmed already');
  });

  test('a wrong code offers the login, for those who have confirmed their address', async () => {
    await confirm('CodeMismatchException');
    const link = await screen.findByRole('link', { name: 'Already verified? Log in' });
    expect(link.getAttribute('href')).toBe(toLogin);
  });

  test('requires both before anything is sent', async () => {
    const spy = vi.spyOn(pool, 'confirm');
    const { user } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).dataset.code).toBe('verify_user_missing_values');
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter the code from the e-mail.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(spy).not.toHaveBeenCalled();
  });

  test('typing begins in the code if the address is known', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
  });

  test('phones offer a numeric keypad and the code from the message', async () => {
    await open();
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  });

  test('shows the reason for the visit once', async () => {
    rememberSignIn({ notice: 'exists' });
    await open();
    const notice = await screen.findByText(/^There is already an account with this e-mail address/);
    expect(notice.closest('[role=status]')).not.toBeNull();
    expect(recallSignIn()).toEqual({});
  });
});

describe('a new code', () => {
  async function resend(outcome?: PoolOutcome) {
    vi.spyOn(pool, 'resend').mockResolvedValue(
      outcome === undefined ? { ok: true } : refused(outcome, { retryAfter: 90 }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  }

  test.each([undefined, 'UserNotFoundException'] as const)(
    'is sent, without revealing who has an account (%s)',
    async (outcome) => {
      await resend(outcome);
      await waitFor(() => expect(lastToast()).toBe('A verification code has been sent.'));
    },
  );

  test('is not needed if the address is already confirmed', async () => {
    await resend('InvalidParameterException');
    await waitFor(() => expect(address()).toBe(toLogin));
    expect(recallSignIn()).toEqual({ notice: 'alreadyConfirmed' });
  });

  test('requires an email address', async () => {
    const spy = vi.spyOn(pool, 'resend');
    const { user } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect((await screen.findByRole('alert')).dataset.code).toBe('verify_user_missing_email');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(spy).not.toHaveBeenCalled();
  });
});

test('only the form is shown outside a demo, or if that is unknown', async () => {
  await openScreen({
    screen: <VerifyPage />,
    at: '/users/verify',
    api: { getConfig: () => refusal('server.unexpected') },
  });
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /mailbox/ })).toBeNull();
});

test('a demo links to the mailbox in a new window', async () => {
  await open(carried, true);
  const link = await screen.findByRole('link', { name: /Open the mailbox/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/mailbox', '_blank']);
});

describe('if another issuer manages the accounts', () => {
  const openElsewhere = (session = {}) =>
    openScreen({
      screen: <VerifyPage />,
      at: `/users/verify${carried}`,
      api: { getConfig: otherIssuer },
      session,
    });

  test('starts the login there, with email and target stored', async () => {
    await openElsewhere();
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/gygs/gyg-shore'));
    expect(recallSignIn()).toEqual({ email: 'elin@example.org', target: '/gygs/gyg-shore' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('starts no login for a logged-in user', async () => {
    await openElsewhere(elin);
    await waitFor(() => expect(address()).toBe('/gygs/gyg-shore'));
    expect(signIn).not.toHaveBeenCalled();
  });
});
