import {
  buildBooking,
  buildGyg,
  buildGygProfile,
  buildGygViewer,
  buildMyBookings,
  buildUserBooking,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { BookingPage } from './booking-page';

type Booking = ReturnType<typeof buildBooking>;

import { closeScreen, elin, openScreen } from '../../testing/open-screen';

afterEach(closeScreen);

/** The page of a booking; `over` replaces answers. */
function open(
  booking: Booking,
  over: FakeHandlers = {},
  { language = 'en', state = {}, inside = false }: { language?: 'en' | 'sv'; state?: object; inside?: boolean } = {},
) {
  return openScreen({
    screen: <BookingPage />,
    pattern: '/gygs/:gygId/bookings/:bookingId',
    at: `/gygs/gyg-shore/bookings/${booking.id}`,
    state,
    inside,
    language,
    session: { ...elin, email: 'elin@fixar.example' },
    api: {
      getGygProfile: () => buildGygProfile(),
      getGygViewer: () => buildGygViewer({ bookings: [booking] }),
      listUserOrganizations: () => buildUserOrganizations([]),
      ...over,
    },
  });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const profileOf = (over: Parameters<typeof buildGyg>[0]) => () => buildGygProfile({ gyg: buildGyg(over) });
const steps = () =>
  within(screen.getByRole('list', { name: 'What happens next' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
const asked = { id: 'r1', organizationId: 'org-fix', orgName: 'Fixarkollektivet' };

describe('the state of the booking', () => {
  test('just booked: the heading says so, takes the focus and says where the details went', async () => {
    open(buildBooking(), {}, { state: { justBooked: true } });
    const title = await heading('You’re booked, Elin');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('We have sent the details to elin@fixar.example.')).toBeTruthy();
  });

  test('on a later visit it does not say that something was sent', async () => {
    open(buildBooking());
    await heading('You’re booked, Elin');
    expect(screen.queryByText(/We have sent/)).toBeNull();
  });

  test('waiting for the host', async () => {
    open(buildBooking({ status: 'PENDING' }));
    await heading('Waiting for Ren Kust Bohuslän');
    expect(steps()[0]).toBe('Ren Kust Bohuslän answers your offer Waiting');
    expect(screen.getByText(/^Your place is reserved until the host/)).toBeTruthy();
  });

  test.each([
    ['CANCELLED', 'This booking is cancelled'],
    ['DECLINED', 'Ren Kust Bohuslän could not accept your offer'],
  ] as const)('%s: found in the list of bookings, with its reason and what to do now', async (status, title) => {
    open(buildBooking(), {
      getGygViewer: () => buildGygViewer(),
      listUserBookings: () =>
        buildMyBookings({
          bookings: [buildUserBooking({ status, cancelReason: 'The boat is broken', cancellable: false })],
        }),
    });
    await heading(title);
    expect(screen.getByText('Reason: The boat is broken')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe(
      '/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker&type=SKILL',
    );
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  test.each([
    ['ATTENDED', /Your hours count/],
    ['ABSENT', /you were not there/],
    [null, /has not recorded attendance yet/],
  ] as const)('past, attendance %s', async (attendance, text) => {
    open(buildBooking({ attendance }), { getGygProfile: profileOf({ state: 'FINISHED' }) });
    await heading('Thank you for taking part');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/^You booked it on /)).toBeTruthy();
    const story = screen.queryByRole('link', { name: 'Tell your story' });
    expect(story?.getAttribute('href')).toBe(attendance === 'ABSENT' ? undefined : '/stories/gyg-shore/upload');
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
  });
});

describe('what happens next', () => {
  test.each([
    [
      'PENDING',
      'Fixarkollektivet confirms that you represent them Waiting',
      'for Fixarkollektivet, waiting for approval',
    ],
    ['DECLINED', 'Done: You take part as yourself', 'as yourself'],
    ['REVOKED', 'Done: You take part as yourself', 'as yourself'],
  ] as const)('a representation that is %s', async (status, step, line) => {
    open(buildBooking({ representation: { ...asked, status } }));
    await heading('You’re booked, Elin');
    expect(steps()[1]).toBe(step);
    expect(screen.getByText(line)).toBeTruthy();
  });

  test('an approved representation', async () => {
    open(
      buildBooking({
        orgName: 'Fixarkollektivet',
        organizationId: 'org-fix',
        representation: { ...asked, status: 'ACCEPTED' },
      }),
    );
    await heading('You’re booked, Elin');
    expect(steps()[1]).toBe('Done: You represent Fixarkollektivet');
    expect(screen.getByText('for Fixarkollektivet')).toBeTruthy();
  });

  test('until when it can be changed, and where', async () => {
    open(buildBooking());
    await heading('You’re booked, Elin');
    expect(screen.getByText(/change or cancel it until Sat, Jun 12, 2027, 09:30/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe(
      '/gygs/gyg-shore/bookings',
    );
  });

  test('a booking that can no longer be cancelled says who to contact', async () => {
    open(buildBooking(), { getGygViewer: () => buildGygViewer({ bookings: [buildBooking()], canCancelUntil: null }) });
    await heading('You’re booked, Elin');
    expect(screen.getByText(/contact the host/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBeNull();
  });
});

describe('the ticket', () => {
  test('when, where with directions, what, its number, and the gyg', async () => {
    open(buildBooking({ id: '0199-abcd-e4k7218' }));
    const ticket = within(await screen.findByRole('article', { name: 'Your booking' }));
    expect(ticket.getByText(/^Sat, Jun 12, 2027/)).toBeTruthy();
    expect(ticket.getByText('Ramsvikslandet')).toBeTruthy();
    expect(ticket.getByRole('link', { name: /^Directions/ }).getAttribute('href')).toMatch(/google\.com\/maps\/dir/);
    expect(ticket.getByText('4K7-218')).toBeTruthy();
    expect(ticket.getByRole('link', { name: 'View gyg' }).getAttribute('href')).toBe('/gygs/gyg-shore');
  });

  test('items say how many; an online gyg has no directions', async () => {
    open(
      buildBooking({
        contributionType: 'COMMODITY',
        gygPositionId: null,
        gygCommodityId: 'need-sacks',
        needTitle: 'Sacks',
        quantity: 12,
      }),
      { getGygProfile: profileOf({ address: 'online' }) },
    );
    const ticket = within(await screen.findByRole('article', { name: 'Your booking' }));
    expect(ticket.getByText(/12 ×/)).toBeTruthy();
    expect(ticket.getByText('Online')).toBeTruthy();
    expect(ticket.queryByRole('link', { name: /Directions/ })).toBeNull();
  });

  test('the calendar: the file of the gyg, Google and Outlook', async () => {
    open(buildBooking());
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href')?.split('?')[0])).toEqual([
      '/api/gygs/gyg-shore/calendar.ics',
      'https://calendar.google.com/calendar/render',
      'https://outlook.live.com/calendar/0/deeplink/compose',
    ]);
  });
});

describe('people', () => {
  const participant = {
    gygId: 'gyg-shore',
    gygPositionId: 'need-boat',
    gygCommodityId: null,
    quantity: 1,
    userOrganization: null,
  };
  const fix = { organizationId: 'org-fix', orgName: 'Fixarkollektivet' };

  test('the contacts: the gyg managers, then the host', async () => {
    open(buildBooking());
    const contact = within(await screen.findByRole('region', { name: 'Your contact' }));
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/users/user-britta',
      '/go/ren-kust-bohuslan',
    ]);
  });

  test('who else is coming for the user’s organisation, if they show their names', async () => {
    const booking = buildBooking({ representation: { ...asked, status: 'PENDING' } });
    open(booking, {
      getGygViewer: () =>
        buildGygViewer({
          bookings: [booking],
          participants: [
            { ...participant, ...fix, id: 'b2', userId: 'user-miriam', bookerName: 'Miriam Tesfaye' },
            { ...participant, ...fix, id: 'b3', userId: null, bookerName: null },
            { ...participant, ...fix, id: 'b6', userId: 'user-miriam', bookerName: 'Miriam Tesfaye', quantity: 2 },
            { ...participant, ...fix, id: 'b1', userId: 'user-elin', bookerName: 'Elin Sandberg' },
            { ...participant, organizationId: 'org-x', orgName: 'X', id: 'b4', userId: 'user-x', bookerName: 'Xerxes' },
            { ...participant, organizationId: null, orgName: null, id: 'b5', userId: 'user-y', bookerName: 'Ylva' },
          ],
        }),
    });
    const group = within(await screen.findByRole('region', { name: 'From Fixarkollektivet' }));
    // Someone with two bookings is one person.
    const miriam = group.getByRole('link', { name: 'Miriam Tesfaye' });
    expect(miriam.getAttribute('href')).toBe('/users/user-miriam');
    expect(miriam.closest('p')?.textContent).toMatch(/Boat driver, own licence, 2 × Boat driver, own licence$/);
    expect(group.getAllByText('Boat driver, own licence').map(({ lang }) => lang)).toEqual(['en', 'en']);
    expect(group.getByText('1 booking by someone who does not show their name.')).toBeTruthy();
    expect(group.getByRole('link', { name: 'Invite a colleague' })).toBeTruthy();
    for (const name of ['Xerxes', 'Ylva']) expect(screen.queryByText(name)).toBeNull();
  });
});

describe('when it cannot be shown', () => {
  const none = { listUserBookings: () => buildMyBookings() };

  test('a link from outside to it says so in place', async () => {
    open(buildBooking(), { ...none, getGygViewer: () => buildGygViewer() });
    await heading('This link doesn’t work');
    expect(screen.getByText(/does not exist, or it is not yours/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My bookings' })).toBeTruthy();
  });

  test('a gyg that has been unpublished shows only its title', async () => {
    const missing = () => refusal('gyg.missing');
    open(buildBooking(), {
      getGygProfile: missing,
      getGygViewer: missing,
      listUserBookings: () => buildMyBookings({ bookings: [buildUserBooking({ gygVisible: false })] }),
    });
    await heading('This gyg is offline');
    expect(screen.getByText('Spring clean-up on Ramsvik’s outer shore')).toBeTruthy();
    expect(screen.queryByText(/2027/)).toBeNull();
  });

  test('a load that fails can be tried again', async () => {
    let fails = true;
    open(buildBooking(), { getGygProfile: () => (fails ? refusal('server.unexpected') : buildGygProfile()) });
    await heading('This didn’t load');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('You’re booked, Elin');
  });
});

test('participants see the information for them', async () => {
  open(buildBooking(), {
    getGygViewer: () => buildGygViewer({ bookings: [buildBooking()], participantInfo: '<p>Bring boots.</p>' }),
  });
  expect(await screen.findByText('Bring boots.')).toBeTruthy();
});

test('the gyg can be shared, with what is left', async () => {
  open(buildBooking());
  const share = within(await screen.findByRole('region', { name: 'Bring a friend' }));
  expect(share.getByText('13 positions left, 160 items wanted')).toBeTruthy();
  expect(share.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toContain(
    encodeURIComponent('/go/ren-kust-bohuslan/spring-clean-up'),
  );
});
