import type { CatalogWithGygs } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog, catalogsAnswer } from '../../testing/catalogs';
import { enter } from '../../testing/enter';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { CatalogsPage } from './catalogs-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const soup = buildGyg({ id: 'gyg-soup', title: 'Soup for eighty', orgName: 'Fixarkollektivet' });

/** The catalogues of an API that saves what it gets. */
function catalogApi(over: FakeHandlers = {}): FakeHandlers {
  let current: CatalogWithGygs = catalog;
  return {
    listOrganizationCatalogs: () => catalogsAnswer([current]),
    getCatalog: () => current,
    findGygs: () => ({ gygs: [soup], total: 1, page: 0, pageSize: 10 }),
    updateCatalog: ({ body }) => {
      current = {
        ...current,
        ...(typeof body.name === 'string' && { name: body.name }),
        ...(typeof body.gygIds === 'string' && { gygIds: body.gygIds, gygs: [...current.gygs, soup] }),
        updated: '2027-06-10T09:00:00.000Z',
      };
      return current;
    },
    ...over,
  };
}
const open = (api: FakeHandlers = catalogApi(), at = '/admin/catalogs/catalog-summer') =>
  openScreen({ screen: <CatalogsPage />, pattern: '/admin/catalogs/:catalogId?', at, api });
const order = () =>
  within(screen.getByRole('list', { name: 'Gygs in the catalogue' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const saved = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ name }) => name === 'updateCatalog').map(({ body }) => body);

test('shows the gygs in their order, hidden ones and drafts with the reason why they are not shown', async () => {
  await open();
  const hidden = await screen.findByText('Not shown while it is hidden from lists');
  expect(hidden.closest('li')?.textContent).toContain('Boathouse');
  expect(screen.getByText('Not shown until it is published').closest('li')?.textContent).toContain('Crab pots');
  expect(order()).toEqual(['Spring clean-up', 'Boathouse', 'Beach school', 'Crab pots']);
  expect(screen.getByText(/^2 of 4 are public now/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^View the public page/ }).getAttribute('href')).toBe(
    '/catalogs/ren-kust-bohuslan/summer-on-the-coast',
  );
});

test('saves a new order, an added and a removed gyg by itself, drafts too', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Move Crab pots up' }));
  expect(await screen.findByText(/^Order saved at/)).toBeDefined();
  await user.click(await screen.findByRole('combobox', { name: 'Add a gyg by title' }));
  await user.click(await screen.findByRole('option', { name: /Soup for eighty/ }));
  await waitFor(() =>
    expect(order()).toEqual(['Spring clean-up', 'Boathouse', 'Crab pots', 'Beach school', 'Soup for eighty']),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Spring clean-up' }));
  await waitFor(() =>
    expect(saved(calls)).toEqual([
      { gygIds: 'gyg-shore|gyg-boathouse|gyg-pots|gyg-school' },
      { gygIds: 'gyg-shore|gyg-boathouse|gyg-pots|gyg-school|gyg-soup' },
      { gygIds: 'gyg-boathouse|gyg-pots|gyg-school|gyg-soup' },
    ]),
  );
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Boathouse');
});

test('while an order is saved, a newer one stays on screen', async () => {
  const api = catalogApi();
  const responses: (() => void)[] = [];
  const { user, calls } = await open({
    ...api,
    updateCatalog: (call) =>
      new Promise((resolve) => responses.push(() => resolve(api.updateCatalog?.(call) ?? catalog))),
  });
  const up = await screen.findByRole('button', { name: 'Move Beach school up' });
  await user.click(up);
  await user.click(up);
  const newest = ['Beach school', 'Spring clean-up', 'Boathouse', 'Crab pots'];
  expect(order()).toEqual(newest);
  const respond = async () => {
    await waitFor(() => expect(responses).toHaveLength(1));
    responses.shift()?.();
  };
  await respond();
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  expect(order()).toEqual(newest);
  await respond();
  expect(await screen.findByText(/^Order saved at/)).toBeDefined();
  expect(order()).toEqual(newest);
});

test('while it is saved, the order before is not shown again', async () => {
  const { user } = await open();
  await screen.findByRole('combobox', { name: 'Order' });
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(order().join()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By date');
  expect(await screen.findByText(/^Order saved at/)).toBeDefined();
  observer.disconnect();
  expect([...seen]).toEqual(['Boathouse,Beach school,Spring clean-up,Crab pots']);
});

test('an order by date can be taken back', async () => {
  const { user, calls } = await open();
  const choice = await screen.findByRole('combobox', { name: 'Order' });
  await user.selectOptions(choice, 'By date');
  expect(order()).toEqual(['Boathouse', 'Beach school', 'Spring clean-up', 'Crab pots']);
  await user.selectOptions(choice, 'My own order');
  expect(order()).toEqual(['Spring clean-up', 'Boathouse', 'Beach school', 'Crab pots']);
  // Otherwise the next test would see the calls.
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  await screen.findByText(/^Order saved at/);
});

test('an order that was not saved stays on screen and can be sent again', async () => {
  let lost = true;
  const api = catalogApi();
  const { user, calls } = await open({
    ...api,
    updateCatalog: (call) => (lost ? refusal('server.unexpected') : (api.updateCatalog?.(call) ?? catalog)),
  });
  await user.click(await screen.findByRole('button', { name: 'Move Boathouse up' }));
  expect(await screen.findByText('Order not saved')).toBeDefined();
  expect(order()).toEqual(['Boathouse', 'Spring clean-up', 'Beach school', 'Crab pots']);
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Order saved at/)).toBeDefined();
  expect(saved(calls)).toHaveLength(2);
});

test('creates a catalogue by its name and opens it', async () => {
  const { user, calls } = await open(
    {
      listOrganizationCatalogs: () => catalogsAnswer([]),
      createCatalog: () => ({ ...catalog, gygIds: '', gygs: [], unlisted: [] }),
      getCatalog: () => catalog,
      findGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 10 }),
    },
    '/admin/catalogs',
  );
  expect(await screen.findByRole('heading', { name: 'No catalogues yet' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New catalogue' }));
  await user.click(screen.getByRole('button', { name: 'Create catalogue' }));
  expect(await screen.findByText('Fill in this field.')).toBeDefined();
  await enter(user, screen.getByRole('textbox', { name: 'Name' }), 'Summer on the coast');
  await user.click(screen.getByRole('button', { name: 'Create catalogue' }));
  await waitFor(() => expect(address()).toBe('/admin/catalogs/catalog-summer'));
  expect(calls.find(({ name }) => name === 'createCatalog')?.body).toEqual({
    organizationId: 'org-kust',
    name: 'Summer on the coast',
  });
});

test('deletes a catalogue after saying what that costs, and opens the newest that is left', async () => {
  const older = { ...catalog, id: 'catalog-schools', name: 'For schools' };
  let left = [catalog, older];
  const { user } = await open(
    catalogApi({
      listOrganizationCatalogs: () => catalogsAnswer(left),
      getCatalog: ({ params }) => left.find(({ id }) => id === params.catalogId) ?? refusal('catalogs.missing'),
      deleteCatalog: () => {
        left = [older];
        return undefined;
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Summer on the coast' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete catalogue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Summer on the coast?' }));
  expect(dialog.getByText(/links to it stop working/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Delete catalogue' }));
  expect(await screen.findByRole('region', { name: 'For schools' })).toBeDefined();
  expect(address()).toBe('/admin/catalogs/catalog-schools');
});

test('a catalogue of another organisation cannot be opened here', async () => {
  await open({ ...catalogApi(), getCatalog: () => ({ ...catalog, organizationId: 'org-fix' }) });
  expect(await screen.findByRole('heading', { name: 'This catalogue does not exist' })).toBeDefined();
});
