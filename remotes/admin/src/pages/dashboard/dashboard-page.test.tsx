import { buildBooking, buildOrganizationDesk } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisions, decisionsAnswer } from '../../testing/decisions';
import { hidePage } from '../../testing/hide-page';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { DashboardPage } from './dashboard-page';

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => {
  closeScreen();
});

const open = (
  session?: Parameters<typeof openScreen>[0]['session'],
  api: Parameters<typeof openScreen>[0]['api'] = {},
) =>
  openScreen({
    screen: <DashboardPage />,
    at: '/dashboard',
    ...(session && { session }),
    api: { listDecisions: () => decisionsAnswer(decisions), acceptBooking: () => buildBooking(), ...api },
  });

test('shows what needs a decision, grouped by gyg and organisation, and the shortcuts with their counts', async () => {
  await open();
  const decided = await screen.findByRole('region', { name: 'Needs your decision' });
  const groups = within(decided).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Spring clean-up on Ramsvik’s outer shore',
    'Ren Kust Bohuslän',
  ]);
  expect(within(decided).getByText('Samuel Okoro offers 20 × Sacks, 160 litres')).toBeDefined();
  // With the offer, which holds its places already.
  expect(within(decided).getByText(/Fills 2 of 3\./)).toBeDefined();
  expect(within(decided).getByText(/Fills 60 of 140\./)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Review gyg proposals 3 waiting$/ }).getAttribute('href')).toBe(
    '/admin/proposals/review',
  );
});

test('the list of decisions is shown with the numbers above it, which may come later', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await open(undefined, {
    getOrganizationDesk: async () => {
      await held;
      return buildOrganizationDesk();
    },
  });
  expect(await screen.findByText('Samuel Okoro offers 20 × Sacks, 160 litres')).toBeDefined();
  const list = () => screen.queryByRole('region', { name: 'Needs your decision' });
  expect(list()).toBeNull();
  arrive();
  await waitFor(() => expect(list()).not.toBeNull());
});

test('a story’s picture says what it shows, in the story’s language', async () => {
  const inSwedish = decisions.map((decision) =>
    decision.kind === 'story' ? { ...decision, language: 'se' as const } : decision,
  );
  await open(undefined, { listDecisions: () => decisionsAnswer(inSwedish) });
  const picture = await screen.findByRole('img', { name: 'Three people on their knees, looking at mussels' });
  expect(picture.lang).toBe('sv');
  expect(screen.getByText(/Doctor Hedda/).lang).toBe('sv');
});

test('an answer can be taken back; closing the page sends the others, and the counts are fetched again', async () => {
  const { calls, user } = await open();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Accept: Maja Lindqvist offers: Boat driver, own licence');
  await press('Decline: Elin Hallberg asks to become a member');
  expect(screen.getAllByText(/^(Accepted|Declined)$/)).toHaveLength(2);
  const [, undo] = screen.getAllByRole('button', { name: /^Undo/ });
  if (undo) await user.click(undo);
  const sent = () => calls.filter(({ name }) => /^(accept|decline)/.test(name));
  const counts = () => calls.filter(({ name }) => name === 'getOrganizationDesk').length;
  const before = counts();
  expect(sent()).toEqual([]);
  await hidePage();
  await waitFor(() =>
    expect(sent().map(({ name, params }) => [name, params])).toEqual([
      ['acceptBooking', { gygId: 'gyg-shore', bookingId: 'booking-1' }],
    ]),
  );
  await waitFor(() => expect(counts()).toBeGreaterThan(before));
});

test('an answer stays, and can be taken back, when a refresh fails', async () => {
  let lost = false;
  const { calls, user } = await open(undefined, {
    listDecisions: () => (lost ? refusal('server.unexpected') : decisionsAnswer(decisions)),
    getOrganizationDesk: () => (lost ? refusal('server.unexpected') : buildOrganizationDesk()),
  });
  await user.click(await screen.findByRole('button', { name: /^Accept: Maja Lindqvist/ }));
  lost = true;
  const before = calls.length;
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  expect(await screen.findByRole('button', { name: /^Undo: Maja Lindqvist offers/ })).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('acceptBooking');
});

test('a sent answer updates the bell, and the focus moves to the next decision', async () => {
  let left = decisions;
  const { calls, user } = await open(undefined, {
    listDecisions: () => decisionsAnswer(left),
    acceptBooking: () => {
      left = decisions.slice(1);
      return buildBooking();
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Accept: Maja Lindqvist/ }));
  await hidePage();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Accept: Samuel Okoro/));
  expect(calls.map(({ name }) => name)).toContain('countNotifications');
});

test('more are shown on request, up to a hundred', async () => {
  const { calls, user } = await open(undefined, {
    listDecisions: () => ({ ...decisionsAnswer(decisions.slice(0, 1)), total: 150 }),
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  await user.click(more);
  await user.click(more);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(calls.filter(({ name }) => name === 'listDecisions').map(({ query }) => query.pageSize)).toEqual([
    '10',
    '60',
    '100',
  ]);
});

test('an administrator in user mode gets the switch to admin mode, which leads back here', async () => {
  await open({ loginRole: 'USER', organizationAdmin: true, organizationId: '', organizationName: '' });
  await waitFor(() => expect(address()).toBe('/switch/admin?path=%2Fdashboard'));
  expect(useToasts.getState().toasts).toEqual([]);
});
