import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { SiteDownPage } from '../site-down/site-down-page';
import { NotFoundPage } from './not-found-page';

afterEach(closeScreen);

test('a page that does not exist links to home and search', async () => {
  const { user } = await openScreen({ screen: <NotFoundPage />, at: '/404' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  await user.type(screen.getByRole('searchbox', { name: 'Search gygs' }), 'soup & bread{Enter}');
  expect(address()).toBe('/search?q=soup+%26+bread');
});

test('the maintenance page asks to try again in fifteen minutes, in both languages', async () => {
  await openScreen({ screen: <SiteDownPage />, language: 'sv' });
  expect(screen.getByText(/Försök igen om 15 minuter/)).toBeTruthy();
  expect(document.title).toBe('Webbplatsen är nere för underhåll · Gyg');
});
