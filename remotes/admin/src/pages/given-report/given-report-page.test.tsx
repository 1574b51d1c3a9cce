import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { buildContribution, contributions, reportAnswer } from '../../testing/reports';
import { stubDownloads } from '../../testing/stub-downloads';
import { GivenReportPage } from './given-report-page';

stubDownloads();
afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const path = '/admin/reports/given';
const open = (at = path, rows = contributions, language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <GivenReportPage />,
    pattern: path,
    at,
    language,
    api: { reportGiven: ({ body }) => reportAnswer(rows, body) },
  });
const own = `${path}?period=own&from=2027-01-01&to=2027-05-31`;

/** The button, once the report is there. */
async function enabled(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return button;
}

test('shows the sums of the period, and what counts in each row', async () => {
  const { calls } = await open(own);
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'Counts6.5 hours',
    'Counts20 items',
    'Counts–Does not count',
    'Counts6.5 hours',
  ]);
  expect(within(screen.getByRole('group', { name: 'Sums of the period' })).getByText('13.0')).toBeDefined();
  expect(screen.getByText('Deleted account')).toBeDefined();
  expect(calls.find(({ name }) => name === 'reportGiven')?.body).toEqual({
    organizationId: 'org-kust',
    from: '2026-12-31T23:00:00.000Z',
    to: '2027-05-31T22:00:00.000Z',
    page: 0,
  });
});

test('shows the hours of each month as bars, with items and people in the table behind', async () => {
  const april = buildContribution({ bookingId: 'april', startDateTime: '2027-04-02T08:00:00.000Z', hours: 2 });
  const { user } = await open(own, [...contributions, april]);
  const chart = await screen.findByRole('figure', { name: 'Hours each month' });
  await user.click(await within(chart).findByRole('button', { name: 'Show as table' }));
  const rows = within(chart)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Month', 'Hours', 'Items', 'People'],
    ['January 2027', '0.0 hours', '0', '0'],
    ['February 2027', '0.0 hours', '0', '0'],
    ['March 2027', '0.0 hours', '0', '0'],
    ['April 2027', '2.0 hours', '0', '1'],
    ['May 2027', '13.0 hours', '20', '3'],
  ]);
});

test('has no chart for a period within one month', async () => {
  await open(`${path}?period=own&from=2027-05-01&to=2027-05-31`);
  await screen.findAllByRole('row');
  expect(screen.queryByRole('figure')).toBeNull();
});

test('another period, also by own dates, is in the address, and the other reports keep it', async () => {
  const { user } = await open(`${path}?page=1`);
  await user.click(await screen.findByRole('radio', { name: 'This year' }));
  expect(address()).toBe(`${path}?period=year`);
  expect(screen.getByRole('link', { name: 'Partners' }).getAttribute('href')).toBe(
    '/admin/reports/partner?period=year',
  );
  await user.click(screen.getByRole('radio', { name: 'Own dates' }));
  await enter(user, screen.getByLabelText('From'), '2027-05-01');
  await enter(user, screen.getByLabelText('To'), '2027-04-30');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The last day must not be before the first.')).toBeDefined();
  await enter(user, screen.getByLabelText('To'), '2027-05-31');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(address()).toBe(`${path}?period=own&from=2027-05-01&to=2027-05-31`));
});

test('the buttons to save and print have their place while the report loads', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openScreen({
    screen: <GivenReportPage />,
    pattern: path,
    at: own,
    api: {
      reportGiven: async ({ body }) => {
        await held;
        return reportAnswer(contributions, body);
      },
    },
  });
  for (const name of ['Export CSV', 'Print'])
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  arrive();
  for (const name of ['Export CSV', 'Print']) expect(await enabled(name)).toBeTruthy();
});

test('prints all rows of a long report, with organisation, period and sums', async () => {
  const rows = Array.from({ length: 101 }, (_, index) =>
    buildContribution({ bookingId: `booking-${index}`, userName: `Person ${index}` }),
  );
  const printed: string[][] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = within(screen.getByRole('heading', { name: 'Contributions given' }).parentElement ?? document.body);
    printed.push([
      String(sheet.getAllByRole('row').length - 1),
      ...['Ren Kust Bohuslän', 'Fri, Jan 1, 2027 to Mon, May 31, 2027', /656\.5 hours/].map(
        (text) => sheet.getByText(text).textContent ?? '',
      ),
    ]);
    window.dispatchEvent(new Event('afterprint'));
  });
  const { user, calls } = await open(own, rows);
  await user.click(await enabled('Print'));
  await waitFor(() =>
    expect(printed).toEqual([
      [
        '101',
        'Ren Kust Bohuslän',
        'Fri, Jan 1, 2027 to Mon, May 31, 2027',
        '656.5 hours · 0 items · 101 people · 1 gyg',
      ],
    ]),
  );
  const pages = calls.filter(({ name }) => name === 'reportGiven').map(({ body }) => body);
  expect(pages).toMatchObject([{ page: 0 }, { page: 0, pageSize: 100 }, { page: 1, pageSize: 100 }]);
});

test('saves all rows of the period as a file', async () => {
  const { user, calls } = await open(own);
  await user.click(await enabled('Export CSV'));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({
      organizationId: 'org-kust',
      from: '2026-12-31T23:00:00.000Z',
      to: '2027-05-31T22:00:00.000Z',
      format: 'csv',
    }),
  );
});

test('explains what counts if there is nothing, in Swedish', async () => {
  await open(path, [], 'sv');
  expect(await screen.findByRole('heading', { name: 'Inget under den här perioden' })).toBeDefined();
  expect(screen.getByText(/ni godkänner representationen/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Visa alla datum' }).getAttribute('href')).toBe(`${path}?period=all`);
});
