import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { JoinPage } from './join-page';

afterEach(closeScreen);

const carried = 'email=elin%40example.org&target=%2Fgygs%2Fgyg-shore';
const open = (query: string, session = {}, language: 'en' | 'sv' = 'en') =>
  openScreen({ screen: <JoinPage />, at: `/join${query}`, session, language });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a guest chooses between Login and New account, with email and target preserved', async () => {
  await open(`?${carried}`);
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('aria-current')).toBe('page');
  expect(hrefOf('Log in')).toBe(`/login?${carried}`);
  expect(hrefOf('Forgot your password?')).toBe(`/users/password/reset?${carried}`);
  expect(hrefOf('New account')).toBe(`/join?${carried}&tab=new`);
});

test('a new account is personal or for an organisation', async () => {
  await open(`?${carried}&tab=new`);
  expect(screen.getByRole('link', { name: 'New account' }).getAttribute('aria-current')).toBe('page');
  expect(hrefOf('Set up individual account')).toBe(`/users/register?${carried}`);
  expect(hrefOf('Request organisation account')).toBe(`/organizations/requests/form?${carried}`);
});

test('a logged-in user sees only the organisation’s account', async () => {
  await open('', elin, 'sv');
  expect(screen.getByRole('heading', { level: 1, name: 'Gå med som organisation' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/organizations/requests/form',
  ]);
});

test('offers neither while the session is loading', async () => {
  await open('', { status: 'starting' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
});
