import type { FakeHandlers } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gygsWithFacets } from '../../testing/lists';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { SearchPage } from './search-page';

afterEach(() => {
  closeScreen();
  localStorage.clear();
});

const lysekil = { name: 'Lysekil', lat: 58.27, lng: 11.44 };
const findGygs: FakeHandlers['findGygs'] = () => gygsWithFacets([], { states: {}, goals: {} }, 0);
const open = (at: string, findTowns: NonNullable<FakeHandlers['findTowns']>) =>
  openScreen({ screen: <SearchPage />, at, api: { findGygs, findTowns } });

test('clearing the filters also forgets a place that is still looked up, and what is typed in the bar', async () => {
  let respond = () => {};
  const lookedUp = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const slowTowns: FakeHandlers['findTowns'] = async () => {
    await lookedUp;
    return { towns: [lysekil] };
  };
  const { user } = await open('/search?give=items', slowTowns);
  await user.type(screen.getByRole('searchbox'), 'gloves');
  await user.click(screen.getByRole('button', { name: /^All filters/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.type(await panel.findByRole('combobox', { name: 'Town or place' }), 'lysekil');
  await user.click(panel.getByText('Clear all'));
  respond();
  await waitFor(() => expect(address()).toBe('/search'));
  expect(await panel.findByRole('combobox', { name: 'Town or place' })).toHaveProperty('value', '');
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveProperty('value', '');
  await lookedUp;
  expect(address()).toBe('/search');
});

test('a place that is looked up undoes no filter that was chosen meanwhile', async () => {
  const { user } = await open('/search', () => ({ towns: [lysekil] }));
  await user.click(screen.getByRole('button', { name: /^All filters/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.type(await panel.findByRole('combobox', { name: 'Town or place' }), 'lysekil');
  await user.click(panel.getByText('Items'));
  await waitFor(() => expect(address()).toBe('/search?town=Lysekil&at=58.27%2C11.44&km=25&give=items'));
});
