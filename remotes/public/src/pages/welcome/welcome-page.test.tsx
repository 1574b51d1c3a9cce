import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { WelcomePage } from './welcome-page';

afterEach(closeScreen);

const open = (query: string) =>
  openScreen({
    screen: <WelcomePage />,
    pattern: '/users/:userId/welcome',
    at: `/users/user-elin/welcome${query}`,
    session: elin,
  });

describe('the welcome of a new user', () => {
  test('shows the steps and goes on to the target', async () => {
    await open('?target=%2Fgygs%2Fgyg-shore');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Elin Sandberg!' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Done: Register',
      'Update profile picture',
      'Join organisation',
      'Explore gygs',
    ]);
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/gygs/gyg-shore');
  });

  test('goes home without a target, or with one that is not of this site', async () => {
    await open('?target=https%3A%2F%2Felsewhere.example');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
  });
});
