import { buildBooking, buildViewerWaitlistEntry } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { refusal, signedIn } from '../../core/preact/testing/fake-session';
import { GygNeedElement } from './gyg-need';
import {
  all,
  button,
  eventually,
  find,
  insert,
  needId,
  onCleanPage,
  platform,
  play,
  press,
  respondTo,
  shows,
  textOf,
  type,
} from './testing';

defineElement('gyg-need', GygNeedElement);

const page = onCleanPage();
const held = (over: Parameters<typeof buildBooking>[0] = {}) => ({
  viewer: { bookings: [buildBooking({ gygPositionId: needId, ...over })] },
});
const sent = (ending: string) => page.fake.calls.filter(({ call }) => call.endsWith(ending));
const full = {
  need: { availablePositions: 0 },
  viewer: { canOffer: { [needId]: { allowed: false, reason: 'full' } } },
} as const;
const queued = (over: Parameters<typeof buildViewerWaitlistEntry>[0] = {}) => ({
  need: { availablePositions: 0 },
  viewer: { waitlist: [buildViewerWaitlistEntry({ gygPositionId: needId, ...over })] },
});

test('a booking has its page, calendars, and the information for participants', async () => {
  page.fake.show(signedIn());
  const { viewer } = held({
    representation: { id: 'r', organizationId: 'o', orgName: 'Sjövik AB', status: 'PENDING' },
  });
  play(page.fake, {
    viewer: { ...viewer, participantInfo: '<p>Ask for <strong>Samira</strong> &amp; bring boots.</p>' },
  });
  const element = insert(page.fake);
  await shows(element, 'You’re booked, Elin');
  expect(textOf(element)).toContain('For Sjövik AB, waiting for approval.');
  expect(textOf(element)).toContain('Ask for Samira & bring boots.');
  expect(find(element, 'strong').textContent).toBe('Samira');
  expect(textOf(element)).not.toContain('of 18 left');
  expect(find(element, 'a[part=link]').getAttribute('href')).toBe(`${platform}/gygs/gyg-shore/bookings/booking-1`);
  await press(button(element, 'Add to calendar'));
  expect(all(element, '[part=calendars] a').map((link) => new URL(link.getAttribute('href') ?? '').host)).toEqual([
    'gyg.example',
    'calendar.google.com',
    'outlook.live.com',
  ]);
});

test('a booking that the host has to accept says so', async () => {
  page.fake.show(signedIn());
  play(page.fake, held({ status: 'PENDING' }));
  const element = insert(page.fake);
  await shows(element, 'Waiting for Ren Kust Bohuslän');
  expect(textOf(element)).toContain('Your place is reserved.');
});

test('is cancelled in place, with a mandatory reason', async () => {
  page.fake.show(signedIn());
  play(page.fake, held());
  const element = insert(page.fake);
  const cancelled: unknown[] = [];
  element.addEventListener('gyg-need-cancelled', (event) => cancelled.push(event.detail));
  await shows(element, 'Cancel…');
  await press(button(element, 'Cancel…'));
  await press(button(element, 'Cancel the booking'));
  await shows(element, 'Please give a reason for the cancellation.');
  expect(element.shadowRoot?.activeElement?.tagName).toBe('TEXTAREA');
  respondTo(page.fake, '/cancel', () => play(page.fake, {}));
  await type(find(element, 'textarea'), ' I am ill ');
  await press(button(element, 'Cancel the booking'));
  await shows(element, 'Your booking is cancelled.');
  expect(sent('/cancel')).toMatchObject([
    {
      call: 'POST /gygs/gyg-shore/participants/booking-1/cancel',
      body: { contributionType: 'SKILL', reason: 'I am ill' },
    },
  ]);
  expect(cancelled).toEqual([{ bookingId: 'booking-1', needId, gygId: 'gyg-shore' }]);
  await shows(element, 'Book this place');
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe('Your booking is cancelled.');
});

test('a cancellation that is refused says why, and keeps the booking', async () => {
  page.fake.show(signedIn());
  play(page.fake, held());
  const element = insert(page.fake);
  await shows(element, 'Cancel…');
  await press(button(element, 'Cancel…'));
  respondTo(page.fake, '/cancel', () => {
    throw refusal('booking.cancellation_error');
  });
  await type(find(element, 'textarea'), 'ill');
  await press(button(element, 'Cancel the booking'));
  await shows(element, 'The booking can no longer be cancelled.');
  await press(button(element, 'Keep the booking'));
  await shows(element, 'See your booking');
});

test('cannot be cancelled once it is too late', async () => {
  page.fake.show(signedIn());
  play(page.fake, { viewer: { ...held().viewer, canCancelUntil: null } });
  const element = insert(page.fake);
  await shows(element, 'You’re booked, Elin');
  expect(textOf(element)).not.toContain('Cancel');
});

test('a guest who wants to queue logs in, and finds the form open', async () => {
  play(page.fake, full);
  const element = insert(page.fake);
  await shows(element, 'Full');
  await press(button(element, 'Log in to join the waiting list'));
  await shows(element, 'Comment to the host');
  respondTo(page.fake, '/waitlist', () => {
    play(page.fake, queued());
    return { id: 'entry-1', ahead: 2 };
  });
  await type(find(element, 'textarea'), 'Any day');
  await press(button(element, 'Join the waiting list'));
  await shows(element, 'You are number 3 on the waiting list.');
  expect(sent('/waitlist').map(({ body }) => body)).toEqual([
    {
      gygPositionId: needId,
      contributionType: 'SKILL',
      userOrganization: null,
      quantity: 1,
      bookingComment: 'Any day',
    },
  ]);
});

test.each([
  ['waitlist.not_full', 'There is a free place now.'],
  ['waitlist.closed', 'The waiting list is closed'],
  ['waitlist.already_waiting', 'You are already on this waiting list.'],
])('a waiting list that refuses (%s) says why', async (code, text) => {
  page.fake.show(signedIn());
  play(page.fake, full);
  const element = insert(page.fake);
  await shows(element, 'Full');
  await press(button(element, 'Join the waiting list'));
  respondTo(page.fake, '/waitlist', () => {
    throw refusal(code);
  });
  await press(button(element, 'Join the waiting list'));
  await shows(element, text);
});

test('there is no waiting list shortly before the start', async () => {
  page.fake.show(signedIn());
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  play(page.fake, { ...full, gyg: { startDateTime: soon } });
  const element = insert(page.fake);
  await shows(element, 'Full');
  expect(textOf(element)).not.toContain('waiting list');
});

test('the waiting list can be left', async () => {
  page.fake.show(signedIn());
  play(page.fake, queued());
  const element = insert(page.fake);
  await shows(element, 'You are number 3 on the waiting list.');
  respondTo(page.fake, '/waitlist/entry-1', () => play(page.fake, full));
  await press(button(element, 'Leave the waiting list'));
  await shows(element, 'You have left the waiting list.');
  expect(sent('/entry-1').map(({ call }) => call)).toEqual(['DELETE /gygs/gyg-shore/waitlist/entry-1']);
});

const offer = { token: 'secret', quantity: 1, expiresAt: '2027-06-11T07:30:00.000Z' };

test('an offered place is taken here', async () => {
  page.fake.show(signedIn());
  play(page.fake, queued({ offer, status: 'OFFERED' }));
  const element = insert(page.fake);
  const booked: unknown[] = [];
  element.addEventListener('gyg-need-booked', (event) => booked.push(event.detail));
  await shows(element, 'A place has opened for you');
  expect(textOf(element)).toContain('It is yours if you accept it by Fri, Jun 11, 2027, 09:30.');
  respondTo(page.fake, '/accept', () => {
    play(page.fake, held());
    return { gygId: 'gyg-shore', id: 'booking-1', contributionType: 'SKILL', status: 'ACTIVE' };
  });
  await press(button(element, 'Take the place'));
  await shows(element, 'You’re booked, Elin');
  expect(booked).toEqual([{ bookingId: 'booking-1', needId, gygId: 'gyg-shore', status: 'ACTIVE' }]);
});

test('an offered place is declined here, or has ended', async () => {
  page.fake.show(signedIn());
  play(page.fake, queued({ offer, status: 'OFFERED' }));
  const element = insert(page.fake);
  await shows(element, 'A place has opened for you');
  respondTo(page.fake, '/decline', () => {
    throw refusal('waitlist.offer_ended');
  });
  await press(button(element, 'No, thanks'));
  await shows(element, 'This offer has ended.');
  respondTo(page.fake, '/decline', () => play(page.fake, full));
  await press(button(element, 'No, thanks'));
  await shows(element, 'You declined the place.');
});
