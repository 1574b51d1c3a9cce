import { pool } from '@gyg/platform';
import { useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { RegisterPage } from './register-page';

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const open = (language: 'en' | 'sv' = 'en') =>
  openScreen({ screen: <RegisterPage />, at: '/users/register?target=%2Fgygs%2Fgyg-shore', language });
type Person = Awaited<ReturnType<typeof open>>['user'];

async function fill(user: Person, password = 'Abcdefg1') {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Elin Sandberg ');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' elin@example.org ');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('signing up', () => {
  test('sends trimmed values and goes to the code with e-mail and target', async () => {
    const signUp = vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: true });
    const { user } = await open();
    await fill(user);
    expect(signUp).toHaveBeenCalledWith({
      name: 'Elin Sandberg',
      email: 'elin@example.org',
      password: 'Abcdefg1',
      locale: 'en',
    });
    await waitFor(() => expect(address()).toBe('/users/verify?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore'));
  });

  test('says at each field what is missing, in Swedish too', async () => {
    const signUp = vi.spyOn(pool, 'signUp');
    const { user } = await open('sv');
    await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
    expect(await screen.findByText('Ange ditt namn.')).toBeTruthy();
    expect(screen.getByText('Ange din e-postadress.')).toBeTruthy();
    expect(screen.getByText('du behöver godkänna villkoren')).toBeTruthy();
    expect(signUp).not.toHaveBeenCalled();
  });

  test.each([
    ['a', 25],
    ['abc', 50],
    ['Abcdef', 75],
    ['Abcdefg1', 100],
  ])('fills the meter for %s to %i per cent', async (password, fillOfMeter) => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Password'), password);
    expect(screen.getByRole('meter', { name: 'Password strength' }).getAttribute('value')).toBe(String(fillOfMeter));
  });

  test('hints at what a password lacks until it lacks nothing', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Password'), 'abc');
    for (const hint of [
      'Password too short',
      'Needs at least an upper-case character',
      'Needs at least a number between 0-9',
    ]) {
      expect(screen.getByText(hint)).toBeTruthy();
    }
    expect(screen.queryByText('Needs at least a lower-case character')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'DEFG1');
    expect(screen.queryByText('Password too short')).toBeNull();
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
  });

  test('an address that has an account goes on to its code', async () => {
    vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: false, outcome: 'UsernameExistsException', detail: '400' });
    const { user } = await open();
    await fill(user);
    await waitFor(() => expect(address()).toContain('/users/verify?email=elin%40example.org'));
    expect(useToasts.getState().toasts.at(-1)?.text).toContain('There is an account with this e-mail address already');
  });

  test('a password that the service finds weak is said at the field, and nothing is lost', async () => {
    vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: false, outcome: 'InvalidPasswordException', detail: '400' });
    const { user } = await open();
    await fill(user);
    expect(await screen.findByText('The password is too weak. See what it needs below.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', ' Elin Sandberg ');
  });

  test('anything else says that the account was not made, with the technical detail', async () => {
    vi.spyOn(pool, 'signUp').mockResolvedValue({ ok: false, outcome: 'Unexpected', detail: '500: boom' });
    const { user } = await open();
    await fill(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The account could not be created. Please try again.')).toBeTruthy();
    expect(alert.getByText('500: boom')).toBeTruthy();
  });

  test('terms open beside the form and tick nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'terms of service' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Terms of service' }));
    expect(dialog.getByText(/Stockholm District Court/)).toBeTruthy();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});
