import { buildOrganization } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { enter } from '../../testing/enter';
import { portfolio } from '../../testing/insights';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { organizationsAnswer } from '../../testing/portfolios';
import { PortfolioPage } from './portfolio-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const [fix] = organizationsAnswer.organizations;
const open = (api: FakeHandlers = {}) =>
  openScreen({
    screen: <PortfolioPage />,
    pattern: '/admin/portfolios/:portfolioId',
    at: '/admin/portfolios/portfolio-1',
    api: {
      getPortfolio: () => portfolio,
      listPortfolioOrganizations: () => organizationsAnswer,
      findOrganizations: () => ({
        organizations: [buildOrganization({ id: 'org-sea', name: 'Havet först' })],
        total: 1,
        page: 0,
        pageSize: 10,
      }),
      addPortfolioOrganization: () => (fix ? { ...fix, accepted: false } : refusal('org.missing')),
      removePortfolioOrganization: () => undefined,
      ...api,
    },
  });

test('is renamed, with the focus in the field afterwards', async () => {
  let name = portfolio.name;
  const { user, calls } = await open({
    getPortfolio: () => ({ ...portfolio, name }),
    updatePortfolio: ({ body }) => {
      name = body.name ?? name;
      return { ...portfolio, name };
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await enter(user, field, ' Kusten 2028 ');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kusten 2028' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.value, screen.queryByRole('button', { name: 'Save name' })]).toEqual(['Kusten 2028', null]);
  expect(calls.filter(({ name: called }) => called === 'updatePortfolio').map(({ body }) => body)).toEqual([
    { name: 'Kusten 2028' },
  ]);
});

test('finds an organisation and asks it to join', async () => {
  const { user, calls } = await open();
  const field = await screen.findByRole('combobox', { name: 'Ask an organisation' });
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  expect(screen.getByText('Choose an organisation.')).toBeDefined();
  await user.type(field, 'havet');
  await user.click(await screen.findByRole('option', { name: /Havet först/ }));
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'addPortfolioOrganization')?.params).toEqual({
      portfolioId: 'portfolio-1',
      organizationId: 'org-sea',
    }),
  );
});

test('removes a member and withdraws a request, each with its own words', async () => {
  let { organizations } = organizationsAnswer;
  const { user, calls } = await open({
    listPortfolioOrganizations: () => ({ ...organizationsAnswer, organizations, total: organizations.length }),
    removePortfolioOrganization: ({ params }) => {
      organizations = organizations.filter(({ organizationId }) => organizationId !== params.organizationId);
      return undefined;
    },
  });
  expect(await screen.findByText('Not answered')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to Matlådan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the request to Matlådan?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw request' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'removePortfolioOrganization')?.params.organizationId).toBe('org-mat'),
  );
  await waitFor(() => expect(screen.queryByText('Not answered')).toBeNull());
  const next = screen.getByRole('button', { name: 'Remove Fixarkollektivet' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.click(next);
  expect(await screen.findByText(/^Its numbers leave the insights/)).toBeDefined();
});

test('a portfolio of others leads back to the own ones', async () => {
  await open({ getPortfolio: () => refusal('portfolios.missing') });
  expect(await screen.findByRole('heading', { name: 'This portfolio does not exist' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show your portfolios' }).getAttribute('href')).toBe('/admin/portfolios');
});
