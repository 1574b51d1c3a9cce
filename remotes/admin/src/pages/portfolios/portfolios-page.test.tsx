import type { AnswerOf } from '@gyg/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { membershipsAnswer, portfoliosAnswer } from '../../testing/portfolios';
import { PortfoliosPage } from './portfolios-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const open = (own: AnswerOf<'listPortfolios'> = portfoliosAnswer, language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <PortfoliosPage />,
    at: '/admin/portfolios',
    language,
    api: {
      listPortfolios: () => own,
      listOrganizationPortfolios: () => membershipsAnswer,
      acceptPortfolio: () => undefined,
      removePortfolioOrganization: () => undefined,
      deletePortfolio: () => undefined,
    },
  });

test('shows own portfolios with who has joined, and links to their numbers', async () => {
  await open();
  const row = within((await screen.findByRole('link', { name: 'Bohuskusten 2027' })).closest('tr') ?? document.body);
  expect(row.getByText('2 organisations, 1 has not answered')).toBeDefined();
  expect(row.getByRole('link', { name: 'Insights of Bohuskusten 2027' }).getAttribute('href')).toBe(
    '/admin/portfolios/portfolio-1/insights',
  );
});

test('own portfolios are shown with those of others above them, which may come later', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openScreen({
    screen: <PortfoliosPage />,
    at: '/admin/portfolios',
    api: {
      listPortfolios: () => portfoliosAnswer,
      listOrganizationPortfolios: async () => {
        await held;
        return membershipsAnswer;
      },
    },
  });
  expect(await screen.findByText('Bohuskusten 2027')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Bohuskusten 2027' })).toBeNull();
  arrive();
  expect(await screen.findByRole('link', { name: 'Bohuskusten 2027' })).toBeDefined();
});

test('says what a portfolio shows, and sends an answer once it can no longer be taken back', async () => {
  const { user, calls, unmount } = await open();
  expect(await screen.findByText(/^The owner sees your organisation’s hours/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept: Sea network of Havet först' }));
  expect(screen.getByText('Accepted')).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('acceptPortfolio');
  unmount();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'acceptPortfolio')?.params).toEqual({
      portfolioId: 'portfolio-sea',
      organizationId: 'org-kust',
    }),
  );
});

test('leaving a portfolio is asked for with its cost', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Leave Food of Matlådan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Food?' }));
  expect(dialog.getByText(/Matlådan can no longer see your numbers/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Leave portfolio' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'removePortfolioOrganization')?.params).toEqual({
      portfolioId: 'portfolio-food',
      organizationId: 'org-kust',
    }),
  );
});

test('explains what a portfolio is for if there is none, in Swedish', async () => {
  await open({ portfolios: [], total: 0, page: 0, pageSize: 20 }, 'sv');
  expect(await screen.findByRole('heading', { name: 'Inga portföljer än' })).toBeDefined();
});
