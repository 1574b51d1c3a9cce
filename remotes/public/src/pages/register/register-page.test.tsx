import { ApiError, type PoolOutcome, type PoolRefusal, pool } from '@gyg/platform';
import { buildConfig } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { recallSignIn } from '../../shared/sign-in-memory';
import { recallTarget } from '../../shared/target-memory';
import { setUpAccountScreens, signIn } from '../../testing/account-screen';
import { otherIssuer } from '../../testing/config';
import { refused } from '../../testing/fake-pool';
import { fill } from '../../testing/fill';
import { address, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { RegisterPage } from './register-page';

setUpAccountScreens();

const open = async (language: 'en' | 'sv' = 'en', query = '?target=%2Fgygs%2Fgyg-shore') => {
  const opened = await openScreen({
    screen: <RegisterPage />,
    at: `/users/register${query}`,
    language,
    api: { getConfig: () => buildConfig() },
  });
  await screen.findByRole('checkbox');
  return opened;
};
const no = (outcome: PoolOutcome, more?: Partial<PoolRefusal>) =>
  vi.spyOn(pool, 'signUp').mockResolvedValue(refused(outcome, more));
type Person = Awaited<ReturnType<typeof open>>['user'];

async function send(user: Person) {
  fill(screen.getByRole('textbox', { name: 'Name' }), ' Elin Sandberg ');
  fill(screen.getByRole('textbox', { name: 'E-mail' }), ' elin@example.org ');
  fill(screen.getByLabelText('Password'), 'Shorecr1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('signing up', () => {
  test('sends trimmed values and opens the code form with email and target', async () => {
    const signUp = vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: true });
    const { user } = await open();
    await send(user);
    await waitFor(() =>
      expect(signUp).toHaveBeenCalledWith({
        name: 'Elin Sandberg',
        email: 'elin@example.org',
        password: 'Shorecr1',
        locale: 'en',
      }),
    );
    await waitFor(() => expect(address()).toBe('/users/verify?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore'));
    expect(sessionStorage.getItem('gyg.signingUp')).toBe('{"email":"elin@example.org","confirmed":false}');
  });

  test('a name of which nothing can be seen is missing', async () => {
    const signUp = vi.spyOn(pool, 'signUp').mockClear();
    const { user } = await open();
    fill(screen.getByRole('textbox', { name: 'Name' }), '\u200b\u2800');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Enter your name.')).toBeTruthy();
    expect(signUp).not.toHaveBeenCalled();
  });

  test('shows at each field what is missing, also in Swedish', async () => {
    const signUp = vi.spyOn(pool, 'signUp');
    const { user } = await open('sv');
    await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
    expect(await screen.findByText('Ange ditt namn.')).toBeTruthy();
    expect(screen.getByText('Ange din e‑postadress.')).toBeTruthy();
    expect(screen.getByText('Välj ett lösenord.')).toBeTruthy();
    expect(screen.getByText('du behöver godkänna villkoren')).toBeTruthy();
    expect(screen.getByRole('alert').dataset.code).toBe('session.missing_mandatory_values');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Namn' }));
    expect(signUp).not.toHaveBeenCalled();
  });

  test('needs an address that mail can be sent to', async () => {
    const { user } = await open();
    fill(screen.getByRole('textbox', { name: 'E-mail' }), 'åsa@example.org');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/Before the @, use only a to z/)).toBeTruthy();
  });

  test('requires only the terms if nothing else is missing', async () => {
    const signUp = vi.spyOn(pool, 'signUp');
    const { user } = await open();
    fill(screen.getByRole('textbox', { name: 'Name' }), 'Elin');
    fill(screen.getByRole('textbox', { name: 'E-mail' }), 'elin@example.org');
    fill(screen.getByLabelText('Password'), 'Shorecr1');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const terms = await screen.findByText('you need to accept terms');
    expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe(terms.closest('[id]')?.id);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(signUp).not.toHaveBeenCalled();
  });

  test('an empty field names the rules and says of none that it is broken', async () => {
    await open();
    for (const rule of [
      'At least 8 characters',
      'A lower-case character',
      'An upper-case character',
      'A number between 0-9',
    ]) {
      expect(screen.getByText(rule)).toBeTruthy();
    }
    expect(screen.queryByText(/too short|^Needs/)).toBeNull();
  });

  test('shows hints for what a password lacks until nothing is missing', async () => {
    const { user } = await open();
    fill(screen.getByLabelText('Password'), 'xqv');
    for (const hint of [
      'Password too short',
      'Needs at least an upper-case character',
      'Needs at least a number between 0-9',
    ]) {
      expect(screen.getByText(hint)).toBeTruthy();
    }
    expect(screen.queryByText('Needs at least a lower-case character')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'DKRZ1');
    expect(screen.queryByText('Password too short')).toBeNull();
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
  });

  test('a password that is easy to guess is named while it is typed, is not green, and is not sent', async () => {
    const signUp = vi.spyOn(pool, 'signUp').mockClear();
    const { user } = await open();
    const field = screen.getByLabelText('Password');
    fill(field, 'Sommar2024');
    const sentence = /^Too easy to guess/;
    const strength = (await screen.findByText(sentence)).closest('[data-strong]');
    expect(strength?.getAttribute('data-strong')).toBe('false');
    fill(screen.getByRole('textbox', { name: 'Name' }), 'Elin');
    fill(screen.getByRole('textbox', { name: /^E-mail/ }), 'elin@example.org');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(signUp).not.toHaveBeenCalled();
    await user.type(field, '0915');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(strength?.getAttribute('data-strong')).toBe('true');
  });

  test('an email address with an account continues to its code', async () => {
    no('UsernameExistsException');
    const { user } = await open();
    await send(user);
    await waitFor(() => expect(address()).toContain('/users/verify?email=elin%40example.org'));
    expect(recallSignIn()).toEqual({ notice: 'exists' });
    expect(recallTarget('elin@example.org')).toBe('/gygs/gyg-shore');
  });

  test('a password that the service finds weak shows an error at the field, and no input is lost', async () => {
    no('InvalidPasswordException');
    const { user } = await open();
    await send(user);
    expect(await screen.findByText('The password is too weak or too common. Choose another one.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', ' Elin Sandberg ');
  });

  test('shows an error without a network, and no input is lost', async () => {
    vi.spyOn(pool, 'signUp').mockRejectedValue(new ApiError('network.offline', 0, 'away'));
    const { user } = await open();
    await send(user);
    expect((await screen.findByRole('alert')).dataset.code).toBe('network.offline');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', ' Elin Sandberg ');
  });

  test('is marked up for password managers', async () => {
    await open();
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
  });

  test('the terms open in a dialog and do not tick the checkbox', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'terms of service' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Terms of service' }));
    expect(dialog.getByText(/Stockholm District Court/)).toBeTruthy();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});

describe('the target of a new account', () => {
  test.each([
    ['?org=ren-kust&gyg=spring%20clean', '/go/ren-kust/spring%20clean'],
    ['?org=ren-kust', '/go/ren-kust'],
    ['?target=%2Fsearch&org=ren-kust', '/search'],
    ['?target=%2F%2Felsewhere.example&org=ren-kust', '/go/ren-kust'],
  ])('%s is stored as %s', async (query, target) => {
    vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: true });
    const { user } = await open('en', query);
    await send(user);
    const carried = new URLSearchParams({ email: 'elin@example.org', target });
    await waitFor(() => expect(address()).toBe(`/users/verify?${carried}`));
    expect(recallTarget('elin@example.org')).toBe(target);
  });

  test.each([
    '?gyg=spring-clean',
    '?org=',
    '?target=javascript%3Aalert(1)',
    '?target=%2F..%2F%2Felsewhere.example',
    '',
  ])('%s has no target', async (query) => {
    vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: true });
    const { user } = await open('en', query);
    await send(user);
    await waitFor(() => expect(address()).toBe('/users/verify?email=elin%40example.org'));
    expect(recallTarget('elin@example.org')).toBeUndefined();
  });

  test('redirects a logged-in user immediately', async () => {
    await openScreen({ screen: <RegisterPage />, at: '/users/register?org=ren-kust&gyg=tree', session: elin });
    await waitFor(() => expect(address()).toBe('/go/ren-kust/tree'));
  });
});

describe('if another issuer manages the accounts', () => {
  test('requests the sign-up page of the issuer, with the target stored', async () => {
    await openScreen({
      screen: <RegisterPage />,
      at: '/users/register?org=ren-kust&email=elin%40example.org',
      api: { getConfig: otherIssuer },
    });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/go/ren-kust', { create: true }));
    expect(screen.getByRole('status').textContent).toBe('Opening the login …');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('requests nothing while the configuration is loading', async () => {
    await openScreen({
      screen: <RegisterPage />,
      at: '/users/register',
      api: { getConfig: () => new Promise(() => {}) },
    });
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(signIn).not.toHaveBeenCalled();
  });
});
