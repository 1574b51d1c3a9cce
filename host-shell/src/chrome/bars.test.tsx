import { buildRemoteRow } from '@gyg/contract/testing';
import { PlatformProvider, setTestSession, startTestTexts } from '@gyg/platform/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RemoteTable } from '../remotes/registry';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { Footer } from './footer';
import { Header } from './header';

const shell = [{ name: 'shell', texts: { en, sv } }];
const table: RemoteTable = {
  all: buildRemoteRow({
    navigation: [
      { path: '/', labels: { en: 'Home', sv: 'Hem' }, roles: ['GUEST', 'USER'], order: 10 },
      { path: '/', labels: { en: 'Dashboard', sv: 'Översikt' }, roles: ['ADMIN'], order: 10 },
      { path: '/mine', labels: { en: 'My bookings', sv: 'Mina bokningar' }, roles: ['USER'], order: 30 },
    ],
  }),
};

beforeAll(() => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
beforeEach(() => setTestSession());

async function open(language: 'en' | 'sv' = 'en') {
  await startTestTexts(language, shell);
  render(
    <PlatformProvider areas={shell} language={language} at="/search?q=soup">
      <Header table={table} />
      <Footer />
    </PlatformProvider>,
  );
  return within(screen.getByRole('banner'));
}
const openMenu = async (bar: ReturnType<typeof within>, name: string) => {
  bar.getByRole('button', { name }).click();
  return within(await screen.findByRole('dialog'));
};
const elin = { loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' } as const;
const name = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

describe('the header of each role', () => {
  test('a guest gets the login link, which returns to this page', async () => {
    const bar = await open();
    expect(bar.getAllByRole('link').map(name)).toEqual(['Gyg, to the home page', 'Home', 'Log in']);
    expect(bar.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?target=%2Fsearch%3Fq%3Dsoup');
    expect(bar.getByRole('button', { name: 'SV: byt till svenska' })).toBeTruthy();
  });

  test('a user who has signed up but not confirmed also gets the link to confirm', async () => {
    setTestSession({ loginRole: 'SIGNUP', email: 'elin@example.org' });
    const bar = await open();
    expect(bar.getByRole('link', { name: 'Confirm your e-mail' }).getAttribute('href')).toBe(
      '/users/verify?email=elin%40example.org',
    );
    expect(bar.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  test('a user gets bookings, notifications and the profile, and as an organisation’s admin the switch', async () => {
    setTestSession({ ...elin, notificationCount: 3 });
    const bar = await open();
    expect(bar.getAllByRole('link').map(name)).toEqual([
      'Gyg, to the home page',
      'Home',
      'My bookings',
      'Notifications, 3 new',
      'Elin Sandberg',
      'Log out',
    ]);
    expect(bar.getByRole('link', { name: 'Elin Sandberg' }).getAttribute('href')).toBe('/users/user-elin');
  });

  test('an organisation’s admin gets the switch', async () => {
    setTestSession({ ...elin, organizationAdmin: true });
    const bar = await open('sv');
    expect(bar.getByRole('link', { name: 'Byt till admin' }).getAttribute('href')).toBe('/switch/admin');
  });

  test('admin mode has one menu, named after the organisation: the way back, the profile and log out', async () => {
    setTestSession({ ...elin, loginRole: 'ADMIN', organizationAdmin: true, organizationName: 'Reparationsverkstan' });
    const bar = await open();
    fireEvent.click(await bar.findByRole('button', { name: 'Admin @ Reparationsverk…' }));
    expect(bar.getAllByRole('link').map(name)).toEqual(['Gyg, to the home page', 'Dashboard', 'Notifications, 0 new']);
    await act(() => vi.dynamicImportSettled());
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('Reparationsverkstan')).toBeTruthy();
    expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Back to Elin', '/switch/user'],
      ['Elin Sandberg', '/users/user-elin'],
      ['Log out', '/logout'],
    ]);
  });

  test('shows neither login nor a name while the session is loading', async () => {
    setTestSession({ status: 'starting' });
    const bar = await open();
    expect(bar.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});

describe('the slide-out menu', () => {
  test('has all links of the header, more links, log out and the theme', async () => {
    setTestSession({ ...elin, organizationAdmin: true, notificationCount: 1 });
    const menu = await openMenu(await open(), 'Open menu');
    expect(menu.getAllByRole('link').map(name)).toEqual([
      'Home',
      'My bookings',
      'Elin Sandberg',
      'Notifications, 1 new',
      'Switch to admin',
      'Log out',
    ]);
    menu.getByRole('button', { name: 'Switch to the dark theme' }).click();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  test('shows the organisation’s full name and the link back to user mode', async () => {
    setTestSession({ ...elin, loginRole: 'ADMIN', organizationName: 'Reparationsverkstan i Bohuslän' });
    const menu = await openMenu(await open('sv'), 'Öppna menyn');
    expect(menu.getByText('Admin @ Reparationsverkstan i Bohuslän')).toBeTruthy();
    expect(menu.getAllByRole('link').map((link) => [name(link), link.getAttribute('href')])).toEqual([
      ['Översikt', '/'],
      ['Aviseringar, 0 nya', '/notifications'],
      ['Tillbaka till Elin', '/switch/user'],
      ['Elin Sandberg', '/users/user-elin'],
      ['Logga ut', '/logout'],
    ]);
  });
});

describe('the footer', () => {
  test('shows the years since 2021 and the version', async () => {
    vi.useFakeTimers({ now: new Date('2031-05-01'), toFake: ['Date'] });
    await open();
    vi.useRealTimers();
    const footer = screen.getByRole('contentinfo').textContent;
    expect(footer).toContain('© 2021–2031 Gyg');
    expect(footer).toMatch(/Version \d+\.\d+\.\d+/);
  });

  const href = (label: string) => screen.getByRole('link', { name: label }).getAttribute('href');
  test('opens contact, terms and privacy policy over the current page', async () => {
    await open('sv');
    expect([href('Kontakt'), href('Användarvillkor'), href('Integritetspolicy')]).toEqual([
      '#contact',
      '#terms',
      '#privacy',
    ]);
  });
  test('leads webmasters to the pages for them', async () => {
    await open('sv');
    expect(href('För utvecklare')).toBe('/developers');
  });
  const linksOf = (group: string) =>
    within(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: group }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('leads guests to gyg search and joining, and organisations to their account', async () => {
    await open();
    expect(linksOf('Take part')).toEqual([
      ['Find a gyg', '/search'],
      ['Join or log in', '/join'],
    ]);
    expect(linksOf('Organisations')).toEqual([
      ['Host a gyg', '/organizations/requests/new'],
      ['All organisations', '/organizations'],
      ['Invite colleagues', '/users/profile/organizations'],
    ]);
    expect(linksOf('About')).toContainEqual(['Accessibility', '/static/accessibility']);
  });
  test('is one line in admin mode, without log out, which is in the menu of the header', async () => {
    setTestSession({ ...elin, loginRole: 'ADMIN', organizationName: 'Ren Kust' });
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByRole('navigation')).toBeNull();
    expect(footer.getAllByRole('link').map(name)).toEqual([
      'Contact',
      'For developers',
      'Accessibility',
      'Terms of service',
      'Privacy policy',
    ]);
  });
  test('leads members to their bookings, with log out on the last line', async () => {
    setTestSession(elin);
    await open();
    expect(linksOf('Take part')).toContainEqual(['My bookings', '/users/profile/gygs']);
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Log out' })).toBeTruthy();
  });
  test('leads administrators to a new gyg, by way of admin mode', async () => {
    setTestSession({ ...elin, organizationAdmin: true });
    await open();
    expect(linksOf('Organisations')).toContainEqual(['Host a gyg', '/switch/admin?path=%2Fadmin%2Fgygs%2Fnew']);
  });
});
