import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog, catalogAnswer } from '../../testing/catalog-data';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { CatalogPage } from './catalog-page';

afterEach(closeScreen);

const open = (getCatalogByName: NonNullable<FakeHandlers['getCatalogByName']>, language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <CatalogPage />,
    pattern: '/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl',
    at: '/catalogs/ren-kust-bohuslan/summer-on-the-coast',
    language,
    api: { getCatalogByName },
  });

test('shows the organisation, the name and the gygs in their order, to guests too', async () => {
  const { calls } = await open(() => catalogAnswer(catalog));
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer on the coast' })).toBeTruthy();
  const [organization] = screen.getAllByRole('link', { name: 'Ren Kust Bohuslän' });
  expect(organization?.getAttribute('href')).toBe('/go/ren-kust-bohuslan');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Spring clean-up on Ramsvik’s outer shore',
    'Beach school for class 5B',
  ]);
  expect(document.title).toBe('Summer on the coast, Ren Kust Bohuslän · Gyg');
  expect(calls.map(({ params, token }) => [params, token])).toEqual([
    [{ orgFriendlyUrl: 'ren-kust-bohuslan', catalogFriendlyUrl: 'summer-on-the-coast' }, undefined],
  ]);
});

test('names that are written from right to left keep their place in the page’s title', async () => {
  await open(() => catalogAnswer({ ...catalog, name: 'קיץ' }));
  await waitFor(() => expect(document.title).toBe('\u2068קיץ\u2069, Ren Kust Bohuslän · Gyg'));
});

test('shows no picture twice', async () => {
  await open(() => catalogAnswer(catalog));
  await screen.findByRole('heading', { level: 1, name: 'Summer on the coast' });
  const shown = [...document.querySelectorAll('img[width="640"], img[width="1600"]')].map((image) =>
    image.getAttribute('src'),
  );
  expect(shown.length).toBe(catalog.gygs.length);
});

test('shows a way on if nothing in it is public, in Swedish', async () => {
  await open(() => catalogAnswer({ ...catalog, gygs: [] }), 'sv');
  expect(await screen.findByRole('heading', { name: 'Inga gygar här just nu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Besök Ren Kust Bohuslän' }).getAttribute('href')).toBe(
    '/go/ren-kust-bohuslan',
  );
});

test.each(['catalogs.missing', 'org.missing', 'org.profile.not_online'] as const)(
  'shows that the link is not valid: %s',
  async (code) => {
    await open(() => refusal(code));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
  },
);
