import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { earlierInsights, insights, portfolio } from '../../testing/insights';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { InsightsPage } from './insights-page';

afterEach(closeScreen);

const now = '?period=own&from=2027-03-01&to=2027-05-31';
const open = (organizations = portfolio.organizations, language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <InsightsPage />,
    pattern: '/admin/portfolios/:portfolioId/insights',
    at: `/admin/portfolios/portfolio-1/insights${now}`,
    language,
    api: {
      getPortfolio: () => ({ ...portfolio, organizations }),
      getPortfolioInsights: ({ query }) => (query.from?.startsWith('2027-02-28') ? insights : earlierInsights),
    },
  });

test('compares the figures with the same number of days before', async () => {
  const { calls } = await open();
  expect(await screen.findByText('18% more than the period before')).toBeDefined();
  const tiles = within(screen.getByRole('group', { name: 'Figures of the period' }));
  expect(tiles.getByText('402.8')).toBeDefined();
  expect(tiles.getByText('The same as the period before')).toBeDefined();
  expect(tiles.getByText('2 fewer than the period before')).toBeDefined();
  // Nothing was given before: there is nothing to compare with.
  expect(tiles.queryByText(/1,946 more/)).toBeNull();
  const ranges = calls.filter(({ name }) => name === 'getPortfolioInsights').map(({ query }) => query);
  expect(ranges).toEqual([
    { from: '2027-02-28T23:00:00.000Z', to: '2027-05-31T22:00:00.000Z' },
    { from: '2026-11-28T23:00:00.000Z', to: '2027-02-28T23:00:00.000Z' },
  ]);
});

test('has a table with the same numbers behind each chart', async () => {
  const { user } = await open();
  for (const button of await screen.findAllByRole('button', { name: 'Show as table' })) await user.click(button);
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows('Hours each month')).toEqual([
    'MonthHours',
    'March 20270.0 hours',
    'April 20270.0 hours',
    'May 2027210.3 hours',
  ]);
  expect(rows('Hours by goal')).toContain('14. Life below water260.3 hours');
  expect(rows('Hours by organisation').slice(0, 2)).toEqual([
    'OrganisationHoursPeopleGygsItems',
    'Ren Kust Bohuslän260.3270181,900',
  ]);
});

test('leads to the organisations if none has joined, in Swedish', async () => {
  await open([], 'sv');
  expect(await screen.findByRole('heading', { name: 'Ingen organisation har gått med än' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Fråga en organisation' }).getAttribute('href')).toBe(
    '/admin/portfolios/portfolio-1',
  );
});
