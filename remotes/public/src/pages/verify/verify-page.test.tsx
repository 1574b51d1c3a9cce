import { type PoolOutcome, pool } from '@gyg/platform';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { VerifyPage } from './verify-page';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const config = {
  version: '1.0.0',
  languages: ['en' as const, 'se' as const],
  siteDown: false,
  identity: { issuer: '', clientId: '', scope: '', pool: true },
  limits: {},
  feedbackFormUrl: null,
  mapTiles: null,
  geocoding: null,
  companyRegistry: false,
};
const open = (demo = false) =>
  openScreen({
    screen: <VerifyPage />,
    at: '/users/verify?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore',
    api: { getConfig: () => ({ ...config, demo }) },
  });
const said = () => useToasts.getState().toasts.at(-1)?.text;
const no = (outcome: PoolOutcome) => ({ ok: false as const, outcome, detail: '400: detail' });

async function confirm(outcome?: PoolOutcome) {
  const spy = vi.spyOn(pool, 'confirm').mockResolvedValue(outcome === undefined ? { ok: true } : no(outcome));
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  return spy;
}
const toLogin = '/login?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore';

describe('confirming an e-mail address', () => {
  test('sends e-mail and code and goes to sign in with e-mail and target', async () => {
    const spy = await confirm();
    expect(spy).toHaveBeenCalledWith({ email: 'elin@example.org', code: '123456' });
    await waitFor(() => expect(address()).toBe(toLogin));
    expect(said()).toContain('Your e-mail address is confirmed');
  });

  test.each(['CodeMismatchException', 'UserNotFoundException'] as const)(
    '%s is an invalid e-mail or code',
    async (outcome) => {
      await confirm(outcome);
      expect(await screen.findByText('Invalid e-mail or code')).toBeTruthy();
    },
  );

  test('one that is confirmed already goes to sign in', async () => {
    await confirm('NotAuthorizedException');
    await waitFor(() => expect(address()).toBe(toLogin));
    expect(said()).toContain('confirmed already');
  });

  test('anything else says that the verification failed', async () => {
    await confirm('Unexpected');
    expect(await screen.findByText('The verification failed. Please try again.')).toBeTruthy();
  });

  test('phones offer figures and the code from the message', async () => {
    await open();
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  });
});

describe('a new code', () => {
  async function resend(outcome?: PoolOutcome) {
    vi.spyOn(pool, 'resend').mockResolvedValue(outcome === undefined ? { ok: true } : no(outcome));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  }

  test.each([undefined, 'UserNotFoundException'] as const)(
    'is sent, and a stranger learns nothing (%s)',
    async (outcome) => {
      await resend(outcome);
      await waitFor(() => expect(said()).toBe('A verification code is sent.'));
    },
  );

  test('is not needed by one who is confirmed already', async () => {
    await resend('InvalidParameterException');
    await waitFor(() => expect(address()).toBe(toLogin));
  });

  test('says when it could not be sent', async () => {
    await resend('LimitExceededException');
    await waitFor(() => expect(said()).toBe('The verification code could not be sent. Please try again.'));
  });
});

test('outside a demonstration, or where nobody knows, the form stands alone', async () => {
  await openScreen({
    screen: <VerifyPage />,
    at: '/users/verify',
    api: { getConfig: () => refusal('server.unexpected') },
  });
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /mailbox/ })).toBeNull();
});

describe('in a demonstration', () => {
  test('a link leads to the mailbox in a new window', async () => {
    await open(true);
    const link = await screen.findByRole('link', { name: /Open the mailbox/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/mailbox', '_blank']);
  });
});
