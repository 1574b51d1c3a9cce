import type { NavigationEntry } from '@gyg/contract/remotes';
import { buildRemoteRow } from '@gyg/contract/testing';
import { guestSession } from '@gyg/platform/internal';
import { expect, test } from 'vitest';
import { cutName, navigationEntries } from './navigation-model';

const row = (navigation: NavigationEntry[]) => buildRemoteRow({ navigation });
const entry = (path: string, order: number, roles: NavigationEntry['roles']): NavigationEntry => ({
  path,
  order,
  roles,
  labels: { en: path, sv: path },
  place: 'bar',
});
const table = {
  booking: row([entry('/mine', 40, ['USER']), { ...entry('/more', 50, ['USER']), place: 'menu' as const }]),
  public: row([entry('/search', 20, ['GUEST', 'USER']), entry('/', 10, ['GUEST', 'USER'])]),
  admin: row([entry('/hosted', 10, ['ADMIN']), entry('/managed', 60, ['MANAGER'])]),
  super: row([entry('/requests', 90, ['SUPER'])]),
};
const pathsFor = (session: Parameters<typeof navigationEntries>[1], place: 'bar' | 'menu' = 'bar') =>
  navigationEntries(table, session, place).map(({ path }) => path);

test('each role sees its entries in order', () => {
  expect(pathsFor(guestSession)).toEqual(['/', '/search']);
  expect(pathsFor({ ...guestSession, loginRole: 'USER' })).toEqual(['/', '/search', '/mine']);
  expect(pathsFor({ ...guestSession, loginRole: 'ADMIN' })).toEqual(['/hosted']);
});
test('leaves out guest-only entries while the session is loading', () => {
  const story = { ...table, story: row([entry('/story', 30, ['GUEST'])]) };
  const seen = (status: 'starting' | 'ready') =>
    navigationEntries(story, { ...guestSession, status }, 'bar').map(({ path }) => path);
  expect(seen('starting')).toEqual(['/', '/search']);
  expect(seen('ready')).toEqual(['/', '/search', '/story']);
});
test('a super user sees the platform’s entries in addition to those of the role', () => {
  expect(pathsFor({ ...guestSession, loginRole: 'USER', userGroups: ['superusers'] })).toEqual([
    '/',
    '/search',
    '/mine',
    '/requests',
  ]);
});
test('a path that two roles of a user share appears once', () => {
  const both = { one: row([entry('/plugins', 30, ['ADMIN']), entry('/plugins', 95, ['SUPER'])]) };
  const session = { ...guestSession, loginRole: 'ADMIN' as const, userGroups: ['superusers'] };
  expect(navigationEntries(both, session, 'menu')).toHaveLength(1);
});
test('the slide-out menu has all entries of the header, and those that do not fit there', () => {
  expect(pathsFor({ ...guestSession, loginRole: 'USER' }, 'menu')).toEqual(['/', '/search', '/mine', '/more']);
});
test('a user who has signed up but not logged in sees the guest entries', () => {
  expect(pathsFor({ ...guestSession, loginRole: 'SIGNUP' })).toEqual(['/', '/search']);
});
test('managers of a gyg see their entry in every role', () => {
  expect(pathsFor({ ...guestSession, loginRole: 'ADMIN', managesGygs: true })).toEqual(['/hosted', '/managed']);
});
test('the name of an organisation is cut after fifteen characters', () => {
  expect(cutName('Ren Kust Bohuslän')).toBe('Ren Kust Bohusl…');
  expect(cutName('Fixarkollektiv!')).toBe('Fixarkollektiv!');
});
