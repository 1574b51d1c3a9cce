import { buildGyg } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { gygsFound } from '../../testing/lists';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { SearchPage } from './search-page';

afterEach(closeScreen);

const totals: Record<string, number> = { PUBLISHED: 30, ONGOING: 4, FINISHED: 20 };
/** Counts by state, and a list with one gyg whose title contains the query. */
const findGygs: FakeHandlers['findGygs'] = ({ query }) =>
  query.pageSize === '1'
    ? gygsFound([], totals[query.states ?? ''])
    : gygsFound([buildGyg({ title: `Found: ${query.keyword ?? query.goals ?? 'all'}` })], 54);

const open = (at = '/search', api: FakeHandlers = { findGygs }) => openScreen({ screen: <SearchPage />, at, api });

describe('finding gygs', () => {
  test('shows how many there are in each state and which one is selected', async () => {
    await open('/search?states=o');
    expect(await screen.findByRole('link', { name: /^All ?54$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Upcoming ?30$/ })).toHaveProperty(
      'href',
      expect.stringContaining('/search?states=p'),
    );
    expect(screen.getByRole('link', { name: /^In-Progress ?4$/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Past ?20$/ })).toBeTruthy();
  });

  test('stores goals in the address and requests them', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('button', { name: '14. Life below water' }));
    await user.click(screen.getByRole('button', { name: '4. Quality education' }));
    expect(address()).toBe('/search?goals=4%2C14');
    expect(await screen.findByRole('link', { name: 'Found: 4,14' })).toBeTruthy();
    expect(screen.getByText('2 chosen')).toBeTruthy();
    expect(calls.every(({ token }) => token === undefined)).toBe(true);
  });

  test('searches by keyword from the first page, and announces the results politely', async () => {
    const { user, calls } = await open('/search?page=3&sort=earliest');
    await user.type(screen.getByRole('searchbox', { name: 'Search gygs' }), '  shore {Enter}');
    expect(address()).toBe('/search?q=shore&sort=earliest');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('54 gygs for “shore”'));
    const lastQuery = calls.filter(({ query }) => query.pageSize !== '1').at(-1)?.query;
    expect(lastQuery).toEqual({ keyword: 'shore', sort: 'startDateTime:asc', page: '0' });
  });

  test('keeps the current gygs on screen while others load', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await open('/search', {
      findGygs: async (call) => {
        if (call.query.sort === 'title:asc') await slow;
        return findGygs(call);
      },
    });
    await screen.findByRole('link', { name: 'Found: all' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title, A to Z');
    expect(address()).toBe('/search?sort=title');
    expect(screen.getByRole('link', { name: 'Found: all' })).toBeTruthy();
    answer();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('54 gygs'));
  });

  test('has a pager with twenty gygs per page', async () => {
    await open('/search?states=p&page=2');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveProperty(
      'href',
      expect.stringContaining('/search?states=p&page=3'),
    );
    expect(screen.getByRole('link', { name: '2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: '4' })).toBeNull();
  });

  test('shows if there are no results, and can clear the filters', async () => {
    const { user } = await open('/search?q=zzz&goals=1', { findGygs: () => gygsFound([]) });
    expect(await screen.findByRole('heading', { name: 'no gygs published' })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    expect(address()).toBe('/search');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('shows state, needs and host of each gyg', async () => {
    await open('/search', {
      findGygs: () => gygsFound([buildGyg({ state: 'ONGOING', positionsLeft: 1, itemsLeft: 160 })]),
    });
    expect(await screen.findByText('1 position left, 160 items wanted')).toBeTruthy();
    expect(screen.getByText('In-Progress', { selector: 'article *' })).toBeTruthy();
    expect(screen.getByText('Ren Kust Bohuslän')).toBeTruthy();
  });
});
