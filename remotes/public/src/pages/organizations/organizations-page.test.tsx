import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { directoryAnswer, directoryEntries } from '../../testing/directory-data';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { OrganizationsPage } from './organizations-page';

afterEach(closeScreen);

const listOrganizations: FakeHandlers['listOrganizations'] = () => directoryAnswer(directoryEntries, 40);
const open = (at = '/organizations', api: FakeHandlers = { listOrganizations }, language: 'en' | 'sv' = 'en') =>
  openScreen({ screen: <OrganizationsPage />, at, api, language });

test('shows each organisation with its place, summary, open gygs and goals, with one request', async () => {
  const { calls } = await open();
  const link = await screen.findByRole('link', { name: 'Fixarkollektivet' });
  expect(link.getAttribute('href')).toBe('/go/fixarkollektivet');
  const card = within(link.closest('article') ?? document.body);
  expect(card.getByText('Non-profit in Göteborg')).toBeTruthy();
  expect(card.getByText(/^Vi lagar/).lang).toBe('sv');
  expect(card.getByText('3 open gygs')).toBeTruthy();
  expect(card.getByRole('img', { name: 'Goal 12: Responsible consumption and production' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('40 organisations');
  expect(calls.map(({ name, token }) => [name, token])).toEqual([['listOrganizations', undefined]]);
});

test('stores the search, the type, chips and goals in the address, and requests them from the first page', async () => {
  const { user, calls } = await open('/organizations?page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Name or place' }), ' coast ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Non-profit');
  await user.click(screen.getByRole('button', { name: 'Hosting now' }));
  await user.click(screen.getByRole('button', { name: '14. Life below water' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  expect(address()).toBe('/organizations?q=coast&type=NON-PROFIT&hosting=true&goals=14&sort=name');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('40 organisations are hosting now'));
  expect(calls.at(-1)?.query).toEqual({
    keyword: 'coast',
    type: 'NON-PROFIT',
    hosting: 'true',
    goals: '14',
    sort: 'name:asc',
    page: '0',
    pageSize: '18',
  });
  await user.type(screen.getByRole('searchbox', { name: 'Name or place' }), ' and more');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/organizations?sort=name');
  expect(screen.getByRole('searchbox', { name: 'Name or place' })).toHaveProperty('value', '');
});

test('clearing the filters also forgets a keyword that was typed and not searched for', async () => {
  const { user } = await open('/organizations?hosting=true');
  await user.type(await screen.findByRole('searchbox', { name: 'Name or place' }), 'coast');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/organizations');
  expect(screen.getByRole('searchbox', { name: 'Name or place' })).toHaveProperty('value', '');
});

test('has pages of eighteen, and invites organisations that are missing', async () => {
  await open('/organizations?hosting=true&page=2');
  expect((await screen.findByRole('link', { name: '3' })).getAttribute('href')).toBe(
    '/organizations?hosting=true&page=3',
  );
  expect(screen.getByRole('link', { name: 'Host a gyg' }).getAttribute('href')).toBe('/organizations/requests/form');
});

test('shows if nothing matches, in Swedish, and can clear the filters', async () => {
  const { user } = await open('/organizations?q=zzz', { listOrganizations: () => directoryAnswer([]) }, 'sv');
  expect(await screen.findByRole('heading', { name: 'Inga organisationer hittades' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Rensa filter' })[0] ?? document.body);
  expect(address()).toBe('/organizations');
});

test('a failed response can be retried', async () => {
  await open('/organizations', { listOrganizations: () => refusal('server.unexpected') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
