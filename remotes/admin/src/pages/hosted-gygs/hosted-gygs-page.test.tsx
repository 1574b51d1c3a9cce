import { buildGyg } from '@gyg/contract/testing';
import { useLocation } from '@gyg/platform';
import { type FakeApi, fakeApi, refusal } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AdminScreen, signInBritta, startTexts } from '../../testing/admin-screen';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { frameApi } from '../../testing/screen-story';
import { stubDownloads } from '../../testing/stub-downloads';
import { HostedGygsPage } from './hosted-gygs-page';

stubDownloads();

let gygs = hostedGygs;
let failing = false;
let api: FakeApi;

beforeEach(() => {
  gygs = hostedGygs;
  failing = false;
  api = fakeApi({
    ...frameApi,
    findHostedGygs: ({ query }) => (failing ? refusal('server.unexpected') : answerGygs(gygs, query)),
    updateGyg: ({ params, body }) => {
      gygs = gygs.map((gyg) => (gyg.id === params.gygId ? { ...gyg, hidden: body.hidden ?? gyg.hidden } : gyg));
      return buildGyg();
    },
  });
  signInBritta();
});
afterEach(() => api.restore());

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === '/admin/gygs/hosted' && <HostedGygsPage />}
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}
const open = async (at = '/admin/gygs/hosted', language: 'en' | 'sv' = 'en') => {
  const site = (
    <AdminScreen at={at} language={language}>
      <Site />
    </AdminScreen>
  );
  await startTexts(language);
  await act(async () => render(site));
};
const titles = async () => {
  const table = await screen.findByRole('table');
  const headers = await within(table).findAllByRole('rowheader');
  // Columns that fold on tablets are in the name’s cell too.
  return headers.map((header) => within(header).getAllByRole('link')[0]?.textContent);
};

describe('Gygs hosted by us', () => {
  test('lists drafts and hidden gygs too, latest start first, each with a link to its desk, a draft to its editor', async () => {
    await open();
    expect(await titles()).toEqual([
      'Crab pots to supper',
      'Spring clean-up on Ramsvik’s outer shore',
      'Beach school for class 5B',
      'Boathouse open in the storm weeks',
    ]);
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Crab pots/)).toBe('/admin/gygs/gyg-pots/edit');
    expect(hrefOf(/^Beach school/)).toBe('/admin/gygs/gyg-school/dashboard');
    const boathouse = screen.getByRole('link', { name: /Boathouse/ }).closest('tr');
    expect(within(boathouse ?? document.body).getAllByText('Hidden')).not.toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Gygs hosted by us',
    ]);
    expect(screen.getByText('Ren Kust Bohuslän')).toBeDefined();
    expect(screen.getByText('Showing 1 to 4 of 4')).toBeDefined();
    expect(document.title).toBe('Gygs hosted by us · Gyg');
  });

  test('shows how full each gyg is and how many stories are pending', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: /^Spring clean-up/ })).closest('tr');
    expect(row).not.toBeNull();
    const inRow = within(row ?? document.body);
    expect(inRow.getByLabelText('Skills booked: 43 of 56')).toBeDefined();
    expect(inRow.getByLabelText('Items promised: 80 of 242')).toBeDefined();
    expect(inRow.getAllByLabelText('Places taken: 14 of 20')).not.toEqual([]);
    const [review] = inRow.getAllByRole('link', {
      name: '2 to review: stories of Spring clean-up on Ramsvik’s outer shore',
    });
    expect(review?.getAttribute('href')).toBe('/admin/gygs/gyg-shore/stories');
    expect(inRow.getByText('Goal 14, Life below water')).toBeDefined();
  });

  test('counts each state in its tab, and a tab’s address shows only that state', async () => {
    await open('/admin/gygs/hosted?tab=draft');
    expect(await titles()).toEqual(['Crab pots to supper']);
    const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['All 4', 'Draft 1', 'Upcoming 1', 'In-Progress 1', 'Past 1']);
    expect(tabs[1]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[4]?.getAttribute('href')).toBe('/admin/gygs/hosted?tab=finished');
    expect(api.calls.filter(({ name }) => name === 'findHostedGygs')).toHaveLength(1);
  });

  test('sorts by title, and the address contains the order', async () => {
    await open();
    await titles();
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(await screen.findByText('/admin/gygs/hosted?sort=title')).toBeDefined();
    expect((await titles())[0]).toBe('Beach school for class 5B');
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('finds gygs while typing, and shows all again', async () => {
    await open('/admin/gygs/hosted?page=1');
    await titles();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search gygs' }), 'nothing like it');
    expect(await screen.findByRole('heading', { name: 'No gygs match' })).toBeDefined();
    expect(screen.getByLabelText('address').textContent).toBe('/admin/gygs/hosted?q=nothing+like+it');
    expect(screen.getByRole('link', { name: 'Show all gygs' }).getAttribute('href')).toBe('/admin/gygs/hosted');
  });

  test('each row has a menu of its pages; a draft has no door list', async () => {
    await open();
    await titles();
    const linksOf = async (title: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
      const links = await screen.findAllByRole('menuitem');
      const found = links.flatMap((link) => link.getAttribute('href') ?? []);
      await userEvent.keyboard('{Escape}');
      return found;
    };
    expect(await linksOf('Crab pots to supper')).toEqual([
      '/admin/gygs/gyg-pots/dashboard',
      '/admin/gygs/gyg-pots/edit',
      '/gygs/gyg-pots',
    ]);
    expect(await linksOf('Beach school for class 5B')).toContain('/admin/gygs/gyg-school/attendance');
  });

  test('hides several chosen gygs at once, and leaves out those that are hidden', async () => {
    await open();
    await titles();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Crab pots to supper' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Choose Boathouse/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide from lists' }));
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull());
    const changed = api.calls.filter(({ name }) => name === 'updateGyg');
    expect(changed.map(({ params, body }) => [params.gygId, body])).toEqual([['gyg-pots', { hidden: true }]]);
  });

  test('saves the whole filtered list as a file', async () => {
    await open('/admin/gygs/hosted?tab=upcoming&q=clean');
    await titles();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(api.calls.at(-1)?.query).toEqual({
        organizationId: 'org-kust',
        states: 'PUBLISHED',
        showHidden: 'true',
        sort: 'startDateTime:desc',
        keyword: 'clean',
        format: 'csv',
      }),
    );
  });

  test('shows twenty per page with a pager, and a link back from a page that does not exist', async () => {
    gygs = Array.from({ length: 34 }, (_, index) => buildGyg({ id: `gyg-${index}`, title: `Gyg ${index}` }));
    await open('/admin/gygs/hosted?page=9');
    expect(await screen.findByText('Showing 21 to 34 of 34')).toBeDefined();
    expect(screen.getByLabelText('address').textContent).toBe('/admin/gygs/hosted?page=2');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/admin/gygs/hosted');
  });

  test('shows a next step when nothing is hosted yet', async () => {
    gygs = [];
    await open();
    expect(await screen.findByRole('heading', { name: 'Nothing hosted yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create your first gyg' }).getAttribute('href')).toBe('/admin/gygs/new');
  });

  test('shows that the list could not be loaded and retries on request', async () => {
    failing = true;
    await open();
    expect(await screen.findByRole('heading', { name: 'This didn’t load' })).toBeDefined();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titles()).toHaveLength(4);
    expect(await screen.findByRole('link', { name: /^All\s*4$/ })).toBeDefined();
  });

  test('redirects a user who acts for no organisation to the switch to admin mode, with a way back', async () => {
    signInBritta({ loginRole: 'USER', organizationId: '', organizationName: '' });
    await open('/admin/gygs/hosted?tab=draft');
    expect(screen.getByLabelText('address').textContent).toBe(
      `/switch/admin?path=${encodeURIComponent('/admin/gygs/hosted?tab=draft')}`,
    );
    expect(api.calls).toEqual([]);
  });

  test('is translated to Swedish', async () => {
    await open('/admin/gygs/hosted', 'sv');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gygar vi är värd för' })).toBeDefined();
    expect(await screen.findAllByText('2 att granska')).not.toEqual([]);
    expect(screen.getByText('Visar 1 till 4 av 4')).toBeDefined();
  });
});
