import { PlatformProvider, setTestSession, startTestTexts } from '@gyg/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { PersonLinks } from './person-links';

const file = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  return { arrive, arrived };
});
vi.mock('./account-menu', async (original) => {
  await file.arrived;
  return original();
});

const shell = [{ name: 'shell', texts: { en, sv } }];
const elin = { userId: 'user-elin', profileName: 'Elin Sandberg', organizationName: 'Ren Kust' } as const;

async function open(loginRole: 'USER' | 'ADMIN') {
  setTestSession({ ...elin, loginRole });
  await startTestTexts('en', shell);
  render(
    <PlatformProvider areas={shell}>
      <PersonLinks />
    </PlatformProvider>,
  );
}

test('links of users do not wait for the menu of admin mode', async () => {
  await open('USER');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/notifications',
    '/users/user-elin',
    '/logout',
  ]);
});

test('in admin mode the bell comes with the menu, which would move it', async () => {
  await open('ADMIN');
  expect(screen.queryByRole('link')).toBeNull();
  file.arrive();
  expect(await screen.findByRole('button', { name: 'Admin @ Ren Kust' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Notifications, 0 new' })).toBeTruthy();
});
