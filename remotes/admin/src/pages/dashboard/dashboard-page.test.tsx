import { buildBooking } from '@gyg/contract/testing';
import { useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisions, decisionsAnswer } from '../../testing/decisions';
import { hidePage } from '../../testing/hide-page';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { DashboardPage } from './dashboard-page';

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => {
  closeScreen();
});

const open = (session?: Parameters<typeof openScreen>[0]['session'], language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <DashboardPage />,
    at: '/dashboard',
    language,
    ...(session && { session }),
    api: { listDecisions: () => decisionsAnswer(decisions), acceptBooking: () => buildBooking() },
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
  expect(screen.getByRole('link', { name: /^Review gyg proposals 3 waiting$/ }).getAttribute('href')).toBe(
    '/admin/proposals/review',
  );
});

test('an answer can be taken back; closing the page sends the others, and the counts are fetched again', async () => {
  const { calls, user } = await open();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Accept: Maja Lindqvist offers: Boat driver, own licence');
  await press('Decline: Elin Hallberg asks to become a member');
  expect(screen.getAllByText(/^(Accepted|Declined)$/)).toHaveLength(2);
  const [, undo] = screen.getAllByRole('button', { name: 'Undo' });
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

test.each([
  ['a user', { loginRole: 'USER' as const, organizationId: '', organizationName: '' }],
  ['an admin without an organisation', { organizationId: '' }],
])('%s is redirected to home with a message', async (_who, session) => {
  await open(session);
  expect(address()).toBe('/');
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    'The dashboard is for administrators of organisations.',
  ]);
});
