import { buildBooking, buildGygDesk } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerBookings, deskBefore, shore, shoreApi } from '../../testing/gyg-desk';
import { hidePage } from '../../testing/hide-page';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { GygDeskPage } from './gyg-desk-page';

const at = '/admin/gygs/gyg-shore/dashboard';
const open = (api: FakeHandlers = {}, session: Parameters<typeof openScreen>[0]['session'] = {}) =>
  openScreen({
    screen: <GygDeskPage />,
    pattern: '/admin/gygs/:gygId/dashboard',
    at,
    session,
    api: { ...shoreApi, getGygDesk: () => deskBefore(2), ...api },
  });
const offersPanel = async () => within(await page.findByRole('region', { name: 'Offers waiting' }));
afterEach(closeScreen);

describe('The overview of a gyg', () => {
  test('shows how full each need is, and shortly before the start how to fill an empty one', async () => {
    await open();
    expect(await page.findByRole('heading', { level: 1, name: shore.title })).toBeDefined();
    expect(page.getByText('Upcoming, in 2 days')).toBeDefined();
    const filled = within(page.getByRole('region', { name: 'What is filled' }));
    expect(filled.getAllByRole('listitem')[1]?.textContent).toBe(
      'Boat driver, own licenceMembers of host or partners4 of 6 +1 waiting',
    );
    expect(filled.getByText('43 of 56 places')).toBeDefined();
    expect(filled.getByText(/^Nothing is confirmed for “Rubber gloves, small” yet/)).toBeDefined();
    expect(filled.getByRole('link', { name: 'Invite people: Rubber gloves, small' }).getAttribute('href')).toBe(
      '/admin/gygs/invite/gyg-shore/ren-kust-bohuslan/spring-clean-up/need-gloves',
    );
    // How much of a need is filled with an offer, which holds its places already.
    const offers = await offersPanel();
    await offers.findAllByRole('listitem');
    expect(offers.getByText(/fills 5 of 6/)).toBeDefined();
    expect(offers.queryByText(/left/)).toBeNull();
  });

  test('a gyg that was finished before its time is past, and not past in some days', async () => {
    const desk = deskBefore(2);
    await open({ getGygDesk: () => ({ ...desk, gyg: { ...desk.gyg, state: 'FINISHED' } }) });
    expect(await page.findByText('Past')).toBeDefined();
    expect(page.queryByText(/in 2 days/)).toBeNull();
  });

  test('says the language of titles written by the hosts', async () => {
    const desk = deskBefore(2);
    await open({ getGygDesk: () => ({ ...desk, gyg: { ...desk.gyg, language: 'se' } }) });
    await (await offersPanel()).findAllByRole('listitem');
    await page.findByRole('table', { name: 'Bookings' });
    const titles = [...page.getAllByText(shore.title), ...page.getAllByText(/^Shore picker$/, { ignore: 'option' })];
    // The heading and the breadcrumbs; what is filled, an offer and the list of bookings.
    expect(titles.length).toBeGreaterThanOrEqual(5);
    for (const title of titles) expect(title.closest('[lang]')?.getAttribute('lang')).toBe('sv');
  });

  test('sends answers when they can no longer be taken back, and fetches everything again once', async () => {
    const { user, calls } = await open({
      acceptBooking: () => buildBooking(),
      countNotifications: () => ({ count: 0 }),
    });
    const offers = await offersPanel();
    await user.click(await offers.findByRole('button', { name: 'Accept Linh Tran’s offer' }));
    await user.click(offers.getByRole('button', { name: 'Undo the answer to Linh Tran' }));
    await user.click(offers.getByRole('button', { name: 'Decline Maja Lindqvist’s offer' }));
    await user.click(offers.getByRole('button', { name: 'Undo the answer to Maja Lindqvist' }));
    await hidePage();
    expect(calls.filter(({ name }) => name === 'acceptBooking' || name === 'declineBooking')).toEqual([]);

    await user.click(offers.getByRole('button', { name: 'Accept all' }));
    // The list below shows the same answers.
    const table = within(page.getByRole('table', { name: 'Bookings' }));
    expect(table.getByRole('button', { name: 'Undo the answer to Samuel Okoro' })).toBeDefined();
    const desks = calls.filter(({ name }) => name === 'getGygDesk').length;
    await hidePage();
    await waitFor(() => expect(calls.filter(({ name }) => name === 'getGygDesk')).toHaveLength(desks + 1));
    expect(calls.filter(({ name }) => name === 'countNotifications')).toHaveLength(1);
    const accepted = calls.filter(({ name }) => name === 'acceptBooking').map(({ params }) => params.bookingId);
    expect(accepted.toSorted()).toEqual(['booking-1', 'booking-2', 'booking-3']);
  });

  test('shows a gyg manager what a draft needs, without what only administrators can do', async () => {
    const draft = buildGygDesk({
      gyg: { ...shore, state: 'CREATED' },
      missing: ['summary', 'past'],
      bookings: { all: 0, waiting: 0, confirmed: 0, ended: 0 },
      recipients: { places: 0, taken: 0, held: 0 },
      isAdmin: false,
    });
    await open(
      { getGygDesk: () => draft, listGygBookings: () => answerBookings([], {}) },
      { loginRole: 'USER', organizationId: '', organizationName: '' },
    );
    const missing = within(await page.findByRole('region', { name: '2 things missing' }));
    expect(missing.getAllByRole('listitem')).toHaveLength(2);
    expect(missing.getByRole('link', { name: 'Summary' }).getAttribute('href')).toBe(
      '/admin/gygs/gyg-shore/edit#gyg-summary',
    );
    expect(page.queryByRole('region', { name: 'Offers waiting' })).toBeNull();
    const crumbs = within(page.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getByRole('link').getAttribute('href')).toBe('/admin/gygs/managed');
    const tabs = within(page.getByRole('navigation', { name: 'Pages of this gyg' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href')?.split('/').slice(4).join('/'))).toEqual([
      'dashboard',
      'bookings',
      'stories',
      'attendance',
      'messages',
    ]);
  });

  test('sends people home who do not host the gyg', async () => {
    await open({ getGygDesk: () => refusal('you_do_not_have_permission') });
    await waitFor(() => expect(page.queryByLabelText('address')).toBeNull());
  });
});
