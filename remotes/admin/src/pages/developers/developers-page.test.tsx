import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { exampleApi } from '../../testing/widget-example';
import { DevelopersPage } from './developers-page';

afterEach(closeScreen);

const guest = { loginRole: 'GUEST', organizationId: '', organizationName: '', userId: '' } as const;
const open = (language: 'en' | 'sv' = 'en') =>
  openScreen({ screen: <DevelopersPage />, at: '/developers', session: guest, api: exampleApi, language });
const codes = () => [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);

test('two pieces to paste make a list, for an organisation that exists', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Gygs on your own pages' })).toBeTruthy();
  await expect
    .poll(codes)
    .toEqual([
      `<script src="${location.origin}/widgets/gyg.js" async></script>`,
      `<gyg-list organization="ren-kust-bohuslan">\n  <a href="${location.origin}/go/ren-kust-bohuslan">Our gygs</a>\n</gyg-list>`,
    ]);
});

test('every element has its page, in the navigation and in a list with a sentence about each', async () => {
  await open('sv');
  const nav = screen.getByRole('navigation', { name: 'För utvecklare' });
  for (const tag of ['gyg-list', 'gyg-card', 'gyg-catalog', 'gyg-need', 'gyg-proposal', 'gyg-login', 'gyg-password'])
    expect(within(nav).getByRole('link', { name: tag }).getAttribute('href')).toBe(`/developers/${tag}`);
  expect(within(nav).getByRole('link', { name: 'Kom igång' }).getAttribute('aria-current')).toBe('page');
  expect(within(nav).getByRole('link', { name: 'API-referens' }).getAttribute('href')).toBe('/api/docs');
  expect(
    within(nav)
      .getByRole('link', { name: /nycklar/ })
      .getAttribute('href'),
  ).toBe('/admin/plugins/access');
  expect(screen.getByRole('link', { name: '<gyg-verify>' }).getAttribute('href')).toBe('/developers/gyg-verify');
  expect(screen.getByText(/alltid aktuella/)).toBeTruthy();
});
