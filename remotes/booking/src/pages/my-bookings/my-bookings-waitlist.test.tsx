import { buildUserBooking, buildUserWaitlistEntry } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openMyBookings, rowOf } from '../../testing/open-my-bookings';
import { bodies, closeScreen, toasts } from '../../testing/open-screen';
import { currentPath } from '../../testing/watch-path';

afterEach(closeScreen);

const waits = buildUserWaitlistEntry({ gygTitle: 'A bicycle for every ninth-grader', needTitle: 'Bike mechanic' });
const offer = { token: 'token', quantity: 1, expiresAt: '2999-06-02T08:00:00.000Z' };
const offered = buildUserWaitlistEntry({ id: 'entry-2', status: 'OFFERED', ahead: 0, offer, needTitle: 'Boat driver' });

test('places on waiting lists are listed with their number, and can be left', async () => {
  let left = false;
  const user = await openMyBookings(() => ({ waitlist: left ? [] : [waits] }), {
    leaveWaitlist: () => {
      left = true;
    },
  });
  const row = await rowOf('A bicycle for every ninth-grader');
  expect(row.getByText(/number 3/).textContent).toBe('Bike mechanic, number 3');
  expect(screen.queryByText('No bookings found')).toBeNull();
  expect(screen.queryByText('0 bookings')).toBeNull();
  await user.click(row.getByRole('button', { name: 'Leave list: A bicycle for every ninth-grader' }));
  expect(await screen.findByText('No bookings found')).toBeTruthy();
  expect(toasts()).toContain('You have left the waiting list.');
  expect(bodies('leaveWaitlist')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('a failure to leave is explained, and the row stays', async () => {
  const user = await openMyBookings({ waitlist: [waits] }, { leaveWaitlist: () => refusal('server.unexpected') });
  await user.click(await screen.findByRole('button', { name: /^Leave list: / }));
  await waitFor(() => expect(toasts().at(-1)).toMatch(/went wrong/));
  expect(await rowOf('A bicycle for every ninth-grader')).toBeTruthy();
});

test('an offer is shown above the upcoming list, with its deadline', async () => {
  await openMyBookings({ bookings: [buildUserBooking()], waitlist: [waits, offered] });
  const banner = within(await screen.findByRole('region', { name: /^A place has opened: Spring clean-up/ }));
  expect(banner.getByRole('heading').textContent).toBe('A place has opened: Boat driver');
  expect(banner.getByText('Sun, Jun 2, 2999, 10:00')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Leave list: / })).toHaveLength(1);
});

test('of items, an offer says how many', async () => {
  const items = { contributionType: 'COMMODITY', needTitle: 'Sacks', quantity: 5 } as const;
  await openMyBookings({ waitlist: [{ ...offered, ...items, offer: { ...offer, quantity: 2 } }] });
  expect((await screen.findByText(/of the 5 you offered/)).textContent).toBe('2 of the 5 you offered × Sacks');
});

test.each([
  ['a need', 'SKILL', '/gygs/gyg-shore/bookings/booking-9'],
  ['a place', null, '/gygs/gyg-shore/bookings'],
] as const)('an offer of %s is taken in place, and the booking opens', async (_what, contributionType, path) => {
  const user = await openMyBookings(
    { waitlist: [offered] },
    {
      acceptWaitlistOffer: () => ({ gygId: 'gyg-shore', id: 'booking-9', contributionType, status: 'ACTIVE' }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Take the place' }));
  await waitFor(() => expect(currentPath()).toBe(path));
  expect(bodies('acceptWaitlistOffer')).toHaveLength(1);
});

test('an offer is declined in place', async () => {
  let declined = false;
  const user = await openMyBookings(() => ({ waitlist: declined ? [] : [offered] }), {
    declineWaitlistOffer: () => {
      declined = true;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(toasts()).toContain('You declined the place'));
  expect(screen.queryByRole('button', { name: 'Take the place' })).toBeNull();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('an offer that has ended is explained', async () => {
  const user = await openMyBookings(
    { waitlist: [offered] },
    {
      acceptWaitlistOffer: () => refusal('waitlist.offer_ended'),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Take the place' }));
  await waitFor(() => expect(toasts().at(-1)).toMatch(/^This offer has ended/));
});

test('two places at one gyg have names of their own', async () => {
  const place = { needTitle: '', gygPositionId: null, contributionType: null };
  await openMyBookings({ waitlist: [offered, { ...offered, id: 'entry-3', ...place }] });
  const regions = await screen.findAllByRole('region', { name: /^A place has opened: Spring clean-up/ });
  expect(new Set(regions.map((region) => region.getAttribute('aria-label'))).size).toBe(2);
});

test('places on waiting lists are sorted among the bookings by start', async () => {
  const at = (day: string) => ({
    startDateTime: `2998-06-${day}T07:30:00.000Z`,
    endDateTime: `2998-06-${day}T14:00:00.000Z`,
  });
  const booked = (id: string, day: string) => buildUserBooking({ id, gygId: id, gygTitle: id, ...at(day) });
  await openMyBookings({
    bookings: [booked('next', '10'), booked('first', '11'), booked('last', '13')],
    waitlist: [{ ...waits, gygTitle: 'between', ...at('12') }],
  });
  const rows = (await screen.findByRole('link', { name: 'between' })).closest('ul');
  expect(
    within(rows ?? document.body)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['first', 'between', 'last']);
});

test('a place as a recipient does not reveal what kind of place it is', async () => {
  const place = { needTitle: '', gygPositionId: null, contributionType: null };
  await openMyBookings({
    waitlist: [buildUserWaitlistEntry({ ...place, gygTitle: 'Soup on the jetty' }), { ...offered, ...place }],
  });
  expect((await rowOf('Soup on the jetty')).getByText(/number 3/).textContent).toBe('A place, number 3');
  expect(screen.getByRole('heading', { name: 'There is a place for you' })).toBeTruthy();
});

test('a certificate and the host’s thanks are in the row of what is past', async () => {
  const past = buildUserBooking({
    gygState: 'FINISHED',
    startDateTime: '2026-06-12T07:30:00.000Z',
    endDateTime: '2026-06-12T14:00:00.000Z',
    attendance: 'ATTENDED',
    hours: 4,
    thanks: { text: 'You fixed nine bicycles!', by: 'Petra, Fixarkollektivet' },
  });
  await openMyBookings({ bookings: [past] });
  const row = await rowOf(past.gygTitle);
  expect(row.getByText(/You fixed nine bicycles!/).textContent).toBe(
    'Thanks from Petra, Fixarkollektivet: You fixed nine bicycles! Petra, Fixarkollektivet',
  );
  expect(row.getByRole('button', { name: /^Certificate/ })).toBeTruthy();
});
