import type { UserBooking } from '@gyg/contract';
import { buildMyBookings, buildUserBooking } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  cancelledBooking,
  daysFromNow,
  declinedBooking,
  itemsBooking,
  nextBooking,
  offlineBooking,
  pastBooking,
  upcomingPlace,
  weeklyBooking,
} from '../../testing/my-bookings';
import { openMyBookings, rowOf } from '../../testing/open-my-bookings';
import { closeScreen } from '../../testing/open-screen';

afterEach(closeScreen);

describe('without bookings', () => {
  test('a message says so, with a way to find one', async () => {
    await openMyBookings({});
    expect(await screen.findByText('No bookings found')).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Find a gyg' }))
      expect(link.getAttribute('href')).toMatch(/^\/search/);
  });

  test('it is also shown if all are cancelled, above the cancelled ones', async () => {
    await openMyBookings({ bookings: [cancelledBooking] });
    expect(await screen.findByText('No bookings found')).toBeTruthy();
    expect(screen.getByText('Cancelled and declined (1)')).toBeTruthy();
  });

  test('it is not shown with only past bookings', async () => {
    await openMyBookings({ bookings: [pastBooking('one', 3)] });
    expect(await screen.findByText('Past')).toBeTruthy();
    expect(screen.queryByText('No bookings found')).toBeNull();
  });
});

describe('next up', () => {
  test('shows when, where, the contribution, who is represented, and links', async () => {
    await openMyBookings({ bookings: [itemsBooking, nextBooking] });
    const card = within(await screen.findByRole('article', { name: nextBooking.gygTitle }));
    expect(card.getByText('Next up, in 3 days')).toBeTruthy();
    expect(card.getByText('Ramsvikslandet, Sotenäs')).toBeTruthy();
    expect(card.getByText('Shore picker')).toBeTruthy();
    expect(card.getByText('Fixarkollektivet')).toBeTruthy();
    expect(card.getByText('Awaiting approval')).toBeTruthy();
    expect(card.getByText(/We meet at the jetty/)).toBeTruthy();
    const view = card.getByRole('link', { name: 'View booking' });
    expect(view.getAttribute('href')).toBe('/gygs/gyg-shore/bookings/booking-1');
    expect(card.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('58.43');
  });

  test.each([
    ['now', { ...daysFromNow(-0.01), gygState: 'ONGOING' as const }, 'On right now'],
    ['in more days', daysFromNow(10), 'Next up, in 10 days'],
  ])('%s has its own words', async (_when, times, text) => {
    await openMyBookings({ bookings: [{ ...nextBooking, ...times }] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('an online gyg has no directions', async () => {
    await openMyBookings({ bookings: [{ ...nextBooking, address: 'online' }] });
    expect(await screen.findByText('Online')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
  });

  test('can be a place as a recipient', async () => {
    await openMyBookings({ places: [upcomingPlace] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('A place for you')).toBeTruthy();
    expect(card.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/gygs/gyg-meal/bookings');
  });
});

describe('upcoming', () => {
  test('begins with today for what has been going on for weeks', async () => {
    const started = { ...daysFromNow(-20), endDateTime: daysFromNow(30).endDateTime, gygState: 'ONGOING' as const };
    await openMyBookings({
      bookings: [nextBooking, { ...nextBooking, ...started, id: 'weeks', gygTitle: 'For weeks' }],
    });
    // Read before and after, in case it is midnight.
    const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Europe/Stockholm' });
    const before = days.format(new Date());
    const leaf = (await screen.findByRole('link', { name: 'For weeks' }))
      .closest('li')
      ?.querySelector('b')?.textContent;
    expect([before, days.format(new Date())]).toContain(leaf);
  });

  test('rows have need and quantity, time and place, and who is represented', async () => {
    await openMyBookings({ bookings: [nextBooking, itemsBooking, weeklyBooking] });
    const items = await rowOf(itemsBooking.gygTitle);
    expect(items.getByText('Welder’s gloves, pairs').parentElement?.textContent).toBe('Welder’s gloves, pairs, 6');
    expect(items.getByText(/, Online$/)).toBeTruthy();
    expect(items.getByText('Fixarkollektivet declined, so you take part as yourself.')).toBeTruthy();
    expect(items.getByRole('link', { name: /^View / }).getAttribute('href')).toBe('/gygs/gyg-soup/bookings/items');
    const weekly = await rowOf(weeklyBooking.gygTitle);
    expect(weekly.getByText('Every week')).toBeTruthy();
    expect(weekly.getByText(/^Every \w+day .*until.*, Malmö$/)).toBeTruthy();
    expect(weekly.getByText('Approved')).toBeTruthy();
  });

  test('a booking that the host has not answered says so', async () => {
    await openMyBookings({ bookings: [nextBooking, { ...itemsBooking, status: 'PENDING' }] });
    expect((await rowOf(itemsBooking.gygTitle)).getByText('Waiting for the host to confirm')).toBeTruthy();
  });

  test('that gygs in progress cannot be cancelled is said once, with their hosts', async () => {
    const started = { ...weeklyBooking, id: 'second', needTitle: 'English tutor' };
    await openMyBookings({ bookings: [nextBooking, weeklyBooking, started] });
    expect(await screen.findAllByText(/^You can no longer cancel bookings of gygs that have started/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Läxhjälpen' }).getAttribute('href')).toBe('/go/laxhjalpen');
  });

  test('this is not said while everything can be cancelled', async () => {
    await openMyBookings({ bookings: [nextBooking] });
    await screen.findByRole('article');
    expect(screen.queryByText(/^You can no longer cancel/)).toBeNull();
  });

  test('an unpublished gyg keeps its title, without link or date', async () => {
    await openMyBookings({ bookings: [{ ...offlineBooking, status: 'ACTIVE' }] });
    expect(await screen.findByText('This gyg is offline at the moment')).toBeTruthy();
    expect(screen.getByText(offlineBooking.gygTitle)).toBeTruthy();
    expect(screen.queryByRole('link', { name: offlineBooking.gygTitle })).toBeNull();
  });
});

describe('past', () => {
  const show = (over: Partial<UserBooking>) => openMyBookings({ bookings: [pastBooking('one', 3, over)] });

  test.each<[Partial<UserBooking>, string, string | null]>([
    [{ attendance: 'ATTENDED', hours: 4 }, 'Attended', '4.0 hours'],
    [{ attendance: 'ABSENT', hours: 0 }, 'Absent', '0.0 hours'],
    [{ attendance: 'APPROVED_UNATTENDANCE', hours: 0 }, 'Excused', '0.0 hours'],
    [{ attendance: null, hours: null }, 'Not marked yet', null],
    [{ contributionType: 'COMMODITY', quantity: 10, hours: null }, 'Attended', '10 items'],
    [{ contributionType: 'COMMODITY', quantity: 1, hours: null }, 'Attended', '1 item'],
  ])('%o', async (over, words, counted) => {
    await show(over);
    const row = await rowOf('Repair café number one');
    expect(row.getByText(words)).toBeTruthy();
    const figure = row.queryByText(/^(hours|items?)$/, { selector: 'p' })?.textContent ?? null;
    expect(figure).toBe(counted);
  });

  test('a booking that the host never confirmed says so, and has no story', async () => {
    await show({ status: 'PENDING', attendance: null, hours: null });
    expect(await screen.findByText('Never confirmed by the host')).toBeTruthy();
    expect(screen.queryByText('Tell your story')).toBeNull();
  });

  test('people who came can tell their story, or see its state', async () => {
    await openMyBookings({
      bookings: [
        pastBooking('untold', 3),
        pastBooking('unmarked', 4, { attendance: null, hours: null }),
        pastBooking('told', 5, { story: { id: 's1', status: 'APPROVED' } }),
        pastBooking('waiting', 6, { story: { id: 's2', status: 'PENDING' } }),
        pastBooking('absent', 7, { attendance: 'ABSENT', hours: 0 }),
      ],
    });
    const tell = (await rowOf('Repair café number untold')).getByRole('link', { name: /^Tell your story/ });
    expect(tell.getAttribute('href')).toBe('/stories/gyg-shore/upload');
    expect((await rowOf('Repair café number unmarked')).getByText('Tell your story')).toBeTruthy();
    const link = (await rowOf('Repair café number told')).getByRole('link', { name: /^Story published/ });
    expect(link.getAttribute('href')).toBe('/gygs/gyg-shore/stories/s1');
    expect((await rowOf('Repair café number waiting')).getByText('Story waiting for approval')).toBeTruthy();
    expect((await rowOf('Repair café number absent')).queryByText(/story/i)).toBeNull();
  });

  test('a long history opens in portions, and the focus goes to the first new row', async () => {
    const many = Array.from({ length: 40 }, (_, index) => pastBooking(`${index + 1}`, index + 1));
    const user = await openMyBookings({ bookings: many });
    const rows = () => screen.getAllByText(/^Repair café number/).length;
    expect(await screen.findByText('40 bookings')).toBeTruthy();
    expect(rows()).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(rows()).toBe(10);
    expect(document.activeElement?.textContent).toBe('Repair café number 6');
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(rows()).toBe(30);
  });

  test('the sums of everything given are above it', async () => {
    const totals = { hours: 41.5, gygs: 9, goals: 5, items: 1 };
    await openMyBookings(
      {},
      { listUserBookings: () => buildMyBookings({ bookings: [pastBooking('one', 3)], totals }) },
    );
    const sums = within(await screen.findByRole('list', { name: 'What you have given' }));
    expect(sums.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '41.5 hours given',
      '9 gygs',
      '5 goals',
      '1 item given',
    ]);
  });
});

describe('cancelled and declined', () => {
  test('are in a closed section, with who ended them, when and why', async () => {
    const byHost = { ...cancelledBooking, id: 'host', gygTitle: 'Shore day', endedBy: 'HOST' as const };
    await openMyBookings({ bookings: [nextBooking, cancelledBooking, byHost, declinedBooking, offlineBooking] });
    const away = (await screen.findByText('Cancelled and declined (4)')).closest('details');
    expect(away?.open).toBe(false);
    const textOf = (title: string) => screen.getByText(title).closest('li')?.textContent ?? '';
    expect(textOf(cancelledBooking.gygTitle)).toMatch(/Cancelled by you on .*: “I have to work that day.”Cancelled$/);
    expect(textOf('Shore day')).toMatch(/Cancelled by Ren Kust Bohuslän on .*: “I have to work that day.”Cancelled$/);
    expect(textOf(declinedBooking.gygTitle)).toMatch(/Declined by Ren Kust Bohuslän on [^“]*Declined$/);
    expect(textOf(offlineBooking.gygTitle)).toMatch(/offline at the moment.*: “Storm”/);
    expect(screen.queryByRole('link', { name: offlineBooking.gygTitle })).toBeNull();
  });
});

test('if the list cannot be loaded, the page shows the reason and can retry', async () => {
  let fail = true;
  const user = await openMyBookings(
    {},
    {
      listUserBookings: () =>
        fail ? refusal('server.unexpected') : buildMyBookings({ bookings: [buildUserBooking(daysFromNow(3))] }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'This didn’t load' })).toBeTruthy();
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shore picker')).toBeTruthy();
});
