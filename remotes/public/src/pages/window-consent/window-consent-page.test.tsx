import { pool } from '@gyg/platform';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lastToast, setUpAccountScreens } from '../../testing/account-screen';
import { refused } from '../../testing/fake-pool';
import { consentWindow, loginWindow } from '../../testing/login-window';
import { address, openScreen } from '../../testing/open-screen';
import { WindowConsentPage } from './window-consent-page';

setUpAccountScreens();
const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(pool, 'window').mockResolvedValue(consentWindow());
  vi.stubGlobal('location', { href: location.href, origin: location.origin, assign: assign.mockClear() });
});
const open = () => openScreen({ screen: <WindowConsentPage />, at: '/plugins/consent?interaction=abc' });
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('names the site and the person, and says what the site may do and what it never gets', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Let Kastanjeskolan act for you?' })).toBeTruthy();
  for (const text of ['https://www.kastanjeskolan.example', 'Maja Lindqvist', 'maja@posten.example'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(texts()).toEqual([
    'book and cancel places, and send proposals',
    'see your own name, picture and bookings',
    'The site never gets your password or e-mail address, and can’t run organisations or gygs for you',
  ]);
});

test.each([
  [['profile'], ['see your own name and picture']],
  [
    ['profile', 'bookings'],
    ['book and cancel places', 'see your own name, picture and bookings'],
  ],
  [
    ['profile', 'proposals'],
    ['send proposals', 'see your own name and picture'],
  ],
] as const)('asks only for what the site asks for: %s', async (scopes, expected) => {
  vi.mocked(pool.window).mockResolvedValue(consentWindow({ scopes: [...scopes] }));
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(texts().slice(0, -1)).toEqual(expected);
});

test.each([
  ['Allow', true],
  ['Don’t allow', false],
])('%s sends the answer and goes on', async (name, allow) => {
  vi.spyOn(pool, 'consent').mockResolvedValue({ ok: true, redirectTo: '/identity/auth/abc' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name }));
  expect(pool.consent).toHaveBeenCalledWith('abc', allow);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/auth/abc'));
});

test('lets another person log in', async () => {
  vi.spyOn(pool, 'switchAccount').mockResolvedValue({ ok: true, redirectTo: '/identity/auth?again' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Not you?' }));
  expect(pool.switchAccount).toHaveBeenCalledWith('abc');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/identity/auth?again'));
});

test('says so where a response does not arrive, and can be sent again', async () => {
  vi.spyOn(pool, 'consent').mockResolvedValue(refused('Unexpected'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(lastToast()).toBe('That did not work. Please try again.'));
  expect(assign).not.toHaveBeenCalled();
});

test('asks for the login first, and says where it took too long', async () => {
  vi.mocked(pool.window).mockResolvedValueOnce(loginWindow());
  await open();
  await waitFor(() => expect(address()).toBe('/plugins/login?interaction=abc'));
});

test('says that the login took too long', async () => {
  vi.mocked(pool.window).mockResolvedValue(undefined);
  await open();
  expect(await screen.findByRole('heading', { name: 'The login took too long' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});
