import type { Gyg } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { stubDownloads } from '../../testing/stub-downloads';
import { HostedGygsPage } from './hosted-gygs-page';

stubDownloads();
afterEach(closeScreen);

/** The list of an API that saves what it gets. */
function open(query = '', gygs: readonly Gyg[] = hostedGygs, over: Pick<OpenScreen, 'api' | 'session'> = {}) {
  let current = gygs;
  return openScreen({
    screen: <HostedGygsPage />,
    at: `/admin/gygs/hosted${query}`,
    ...over,
    api: {
      findHostedGygs: (call) => answerGygs(current, call.query),
      updateGyg: ({ params, body }) => {
        current = current.map((gyg) => (gyg.id === params.gygId ? { ...gyg, hidden: body.hidden ?? gyg.hidden } : gyg));
        return buildGyg();
      },
      ...over.api,
    },
  });
}
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr') ?? document.body);
/** The titles of the rows. Columns that fold on tablets are in the name’s cell too. */
const titles = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.querySelector('a')?.textContent);
const shore = 'Spring clean-up on Ramsvik’s outer shore';

describe('Gygs hosted by us', () => {
  test('lists drafts and hidden gygs too, the soonest first, with how full each is and links to its pages', async () => {
    await open();
    const boathouse = await rowOf('Boathouse open in the storm weeks');
    expect(titles()).toEqual([
      'Boathouse open in the storm weeks',
      'Beach school for class 5B',
      shore,
      'Crab pots to supper',
    ]);
    const hrefOf = (title: string) => screen.getByText(title).closest('a')?.getAttribute('href');
    expect(hrefOf('Crab pots to supper')).toBe('/admin/gygs/gyg-pots/edit');
    expect(hrefOf('Beach school for class 5B')).toBe('/admin/gygs/gyg-school/dashboard');
    expect(boathouse.getAllByText('Hidden')).not.toEqual([]);
    expect(screen.getByText('Showing 1 to 4 of 4')).toBeDefined();
    expect(document.title).toBe('Gygs hosted by us · Gyg');
    const row = await rowOf(shore);
    expect(row.getByLabelText('Skills booked: 43 of 56')).toBeDefined();
    expect(row.getByLabelText('Items promised: 80 of 242')).toBeDefined();
    expect(row.getAllByLabelText('Places taken: 14 of 20')).not.toEqual([]);
    const toAnswer = (label: string) => row.getAllByLabelText(label)[0]?.getAttribute('href');
    expect(toAnswer(`5 to answer: offers for ${shore}`)).toBe('/admin/gygs/gyg-shore/bookings?group=waiting');
    expect(toAnswer(`2 to review: stories of ${shore}`)).toBe('/admin/gygs/gyg-shore/stories');
    expect(row.getByText('Goal 14, Life below water')).toBeDefined();
  });

  test('counts each state in its tab, and a tab’s address shows only that state', async () => {
    const { calls } = await open('?tab=draft');
    await rowOf('Crab pots to supper');
    expect(titles()).toHaveLength(1);
    const tabs = [...screen.getByLabelText('Status').querySelectorAll('a')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['All 4', 'Draft 1', 'Upcoming 1', 'In-Progress 1', 'Past 1']);
    expect(tabs[1]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[4]?.getAttribute('href')).toBe('/admin/gygs/hosted?tab=finished');
    expect(calls.filter(({ name }) => name === 'findHostedGygs')).toHaveLength(1);
  });

  test('sorts by title, and the address contains the order', async () => {
    const { user } = await open();
    await rowOf(shore);
    await user.click(screen.getByText('Title', { selector: 'th button, th button *' }));
    await waitFor(() => expect(titles()[0]).toBe('Beach school for class 5B'));
    expect(address()).toBe('/admin/gygs/hosted?sort=title');
    expect(document.querySelector('[aria-sort]')?.getAttribute('aria-sort')).toBe('ascending');
  });

  test('finds gygs while typing, and shows all again', async () => {
    const { user } = await open('?page=1');
    await user.click(await screen.findByPlaceholderText('Search gygs'));
    await user.paste('nothing like it');
    expect((await screen.findByText('Show all gygs')).closest('a')?.getAttribute('href')).toBe('/admin/gygs/hosted');
    expect(address()).toBe('/admin/gygs/hosted?q=nothing+like+it');
  });

  test('each row has a menu of what is possible: no door list of a draft, no deletion with bookings or offers', async () => {
    const { user } = await open();
    await rowOf(shore);
    const menuOf = async (title: string) => {
      await user.click(screen.getByLabelText(`Actions for ${title}`));
      const entries = await screen.findAllByRole('menuitem');
      const acts = entries.map((entry) => entry.getAttribute('href') ?? entry.textContent);
      await user.keyboard('{Escape}');
      return acts;
    };
    expect(await menuOf('Crab pots to supper')).toEqual([
      '/admin/gygs/gyg-pots/dashboard',
      '/admin/gygs/gyg-pots/edit',
      '/gygs/gyg-pots',
      'Publish',
      'Duplicate',
      'Delete',
    ]);
    expect(await menuOf(shore)).toEqual([
      '/admin/gygs/gyg-shore/dashboard',
      '/admin/gygs/gyg-shore/edit',
      '/admin/gygs/gyg-shore/attendance',
      '/gygs/gyg-shore',
      'Feature on our page',
      'Unpublish',
      'Duplicate',
    ]);
  });

  test('a gyg is featured on the organisation’s page from its menu', async () => {
    const { user, calls } = await open('', hostedGygs, { api: { featureGyg: () => undefined } });
    await rowOf(shore);
    await user.click(screen.getByLabelText(`Actions for ${shore}`));
    await user.click(await screen.findByText('Feature on our page'));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/now comes first/));
    const sent = calls.filter(({ name }) => name === 'featureGyg');
    expect(sent.map(({ params, body }) => [params, body])).toEqual([
      [{ gygId: 'gyg-shore' }, { scope: 'organization' }],
    ]);
  });

  test('hides several chosen gygs at once, and leaves out those that are hidden', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByLabelText('Choose Crab pots to supper'));
    await user.click(screen.getByLabelText(/^Choose Boathouse/));
    await user.click(screen.getByText('Hide from lists'));
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull());
    const changed = calls.filter(({ name }) => name === 'updateGyg');
    expect(changed.map(({ params, body }) => [params.gygId, body])).toEqual([['gyg-pots', { hidden: true }]]);
  });

  test('saves the whole filtered list as a file', async () => {
    const { user, calls } = await open('?tab=upcoming&q=clean');
    await rowOf(shore);
    await user.click(screen.getByText('Export CSV'));
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({
        organizationId: 'org-kust',
        states: 'PUBLISHED',
        showHidden: 'true',
        sort: 'soonest',
        keyword: 'clean',
        format: 'csv',
      }),
    );
  });

  test('has a pager, and leads back from a page that does not exist', async () => {
    const gygs = Array.from({ length: 5 }, (_, index) => buildGyg({ id: `gyg-${index}`, title: `Gyg ${index}` }));
    await open('?page=9', gygs, {
      api: { findHostedGygs: ({ query }) => answerGygs(gygs, { ...query, pageSize: '3' }) },
    });
    expect(await screen.findByText('Showing 4 to 5 of 5')).toBeDefined();
    expect(address()).toBe('/admin/gygs/hosted?page=2');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/admin/gygs/hosted');
  });

  test('shows a next step when nothing is hosted yet', async () => {
    await open('', []);
    const first = await screen.findByText('Create your first gyg');
    expect(first.closest('a')?.getAttribute('href')).toBe('/admin/gygs/new');
    expect(screen.getByRole('heading', { name: 'Nothing hosted yet' })).toBeDefined();
  });

  test('shows that the list could not be loaded and retries on request', async () => {
    let failing = true;
    const { user } = await open('', hostedGygs, {
      api: {
        findHostedGygs: ({ query }) => (failing ? refusal('server.unexpected') : answerGygs(hostedGygs, query)),
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await user.click(retry);
    await rowOf(shore);
    expect(titles()).toHaveLength(4);
  });
});
