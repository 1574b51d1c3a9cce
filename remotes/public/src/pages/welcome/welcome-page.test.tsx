import { buildGyg } from '@gyg/contract/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recallTarget, rememberTarget } from '../../shared/target-memory';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { WelcomePage } from './welcome-page';

beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const open = (query: string, session = {}) =>
  openScreen({
    api: { getGyg: () => buildGyg() },
    screen: <WelcomePage />,
    pattern: '/users/:userId/welcome',
    at: `/users/user-elin/welcome${query}`,
    session: { ...elin, ...session },
  });

describe('the welcome of a new user', () => {
  test('shows the steps and names the target', async () => {
    await open('?target=%2Fgygs%2Fgyg-shore');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Elin Sandberg!' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Done: Register',
      'Update profile picture',
      'Join organisation',
      'Explore gygs',
    ]);
    const onward = await screen.findByRole('link', { name: 'Continue to Spring clean-up on Ramsvik’s outer shore' });
    expect(onward.getAttribute('href')).toBe('/gygs/gyg-shore');
    expect(within(onward).getByText(/^Spring clean-up/).lang).toBe('en');
  });

  test('continues to home without a target, or with one on another site', async () => {
    await open('?target=https%3A%2F%2Felsewhere.example');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  test('shows an administrator how to run the organisation, which they need not find', async () => {
    await open('', { organizationAdmin: true });
    const link = screen.getByRole('link', { name: 'Switch to admin mode' });
    expect(link.getAttribute('href')).toBe('/switch/admin');
    expect(screen.queryByRole('link', { name: 'Find your organisation' })).toBeNull();
  });

  test('links to each step that is not done', async () => {
    await open('');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Choose a picture')).toBe('/users/edit/user-elin');
    expect(hrefOf('Find your organisation')).toBe('/users/profile/organizations');
    expect(hrefOf('See the gygs')).toBe('/search');
  });

  test('marks the picture step as done if there is one', async () => {
    await open('', { profileImage: '/media/elin.webp' });
    expect(screen.getByRole('heading', { level: 2, name: 'Done: Update profile picture' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Choose a picture' })).toBeNull();
  });

  test('continues once to the target stored at sign-up if the login has none', async () => {
    rememberTarget('elin@example.org', '/gygs/gyg-shore');
    await open('', { email: 'elin@example.org' });
    expect(screen.getByRole('link', { name: /^Continue/ }).getAttribute('href')).toBe('/gygs/gyg-shore');
    expect(recallTarget('elin@example.org')).toBeUndefined();
  });
});
