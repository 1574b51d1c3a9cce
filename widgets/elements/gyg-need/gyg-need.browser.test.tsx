import { ApiError } from '@gyg/contract/client';
import { buildBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { elin, held, refusal, signedIn } from '../../core/preact/testing/fake-session';
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
  urls,
} from './testing';

defineElement('gyg-need', GygNeedElement);

const page = onCleanPage();
const bookingCall = 'POST /gygs/gyg-shore/participants';
const bookings = () => page.fake.calls.filter(({ call }) => call === bookingCall);
const booked = { bookings: [buildBooking({ gygPositionId: needId })] };

/** Logs in, accepts the terms and presses the button. */
async function book(element: Element) {
  await shows(element, 'Book this place');
  await press(find(element, '[type=checkbox]'));
  await press(button(element, 'Book this place'));
}

test('shows need, gyg, what is left, when and where to a guest, in one call without a token', async () => {
  const element = insert(page.fake);
  await shows(element, 'Shore picker');
  expect(textOf(element)).toMatch(/Spring clean-up.*11 of 18 left.*When.*4\.0 hours.*Ramsvikslandet/);
  expect(urls().map(String)).toEqual([`${platform}/api/gygs/invite/ren-kust/shore/${needId}?lang=en`]);
  expect(page.fake.calls).toEqual([]);
});

test('a guest logs in in the window, and goes on with the form where they were', async () => {
  const element = insert(page.fake);
  await shows(element, 'A small window opens at gyg.example.');
  await press(button(element, 'Log in to book'));
  expect(page.fake.logIns).toEqual([
    { scopes: ['profile', 'bookings'], language: 'en', purpose: 'Back to booking Shore picker' },
  ]);
  await shows(element, 'Elin Sandberg');
  await shows(element, 'Book this place');
  await eventually(() => element.shadowRoot?.activeElement?.tagName).toBe('TEXTAREA');
});

test('a guest without an account gets one in the window, and goes on with the form too', async () => {
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  await press(button(element, 'New account'));
  expect(page.fake.logIns.map(({ task }) => task)).toEqual(['signup']);
  await shows(element, 'Book this place');
});

test('a blocked window offers the log-in on this page', async () => {
  page.fake.windowEndsWith = { status: 'failed', code: 'window.blocked' };
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  await press(button(element, 'Log in to book'));
  await shows(element, 'Your browser blocked the window.');
  await press(button(element, 'Log in on this page instead'));
  expect(page.fake.logInsHere).toHaveLength(1);
});

test.each(['origin.not_registered', 'page.insecure'])('%s leads to the platform', async (code) => {
  page.fake.windowEndsWith = { status: 'failed', code };
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  await press(button(element, 'Log in to book'));
  await shows(element, 'Continue on');
  const link = all(element, 'a').find(({ textContent }) => textContent?.startsWith('Continue on'));
  expect(link?.getAttribute('href')).toContain('/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker');
  expect(all(element, '[role=alert], button')).toEqual([]);
});

test('a log-in that was cancelled shows the button again, without a complaint', async () => {
  page.fake.windowEndsWith = { status: 'failed', code: 'login.cancelled' };
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  await press(button(element, 'Log in to book'));
  await eventually(() => page.fake.session.read().status).toBe('failed');
  expect(all(element, '[role=alert]')).toEqual([]);
  expect(button(element, 'Log in to book').disabled).toBe(false);
});

test('books for oneself, tells the page, and shows the booking', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  const seen: unknown[] = [];
  element.addEventListener('gyg-need-book', (event) => seen.push(event.detail));
  element.addEventListener('gyg-need-booked', (event) => seen.push(event.detail));
  respondTo(page.fake, '/participants', () => {
    play(page.fake, { viewer: booked, need: { availablePositions: 10 } });
    return { id: 'booking-1', status: 'ACTIVE' };
  });
  await shows(element, 'Book this place');
  await type(find(element, 'textarea'), '  I come by bus  ');
  await book(element);
  await shows(element, 'You’re booked, Elin');
  expect(textOf(element)).toContain('We have sent you the details by e-mail.');
  expect(bookings().map(({ body }) => body)).toEqual([
    {
      gygPositionId: needId,
      contributionType: 'SKILL',
      userId: elin.id,
      userOrganization: null,
      quantity: 1,
      bookingComment: 'I come by bus',
    },
  ]);
  const ids = { needId, gygId: 'gyg-shore' };
  expect(seen).toEqual([
    { ...ids, quantity: 1 },
    { ...ids, bookingId: 'booking-1', status: 'ACTIVE' },
  ]);
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe('You’re booked, Elin');
});

test('the page can stop a booking', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  element.addEventListener('gyg-need-book', (event) => event.preventDefault());
  await book(element);
  expect(bookings()).toEqual([]);
});

test('an organisation can be represented, which needs its approval', async () => {
  page.fake.show(signedIn());
  play(page.fake, { organizations: ['Zebra', 'Åkeriet'] });
  const element = insert(page.fake);
  await shows(element, 'Who is it for?');
  const select = find(element, 'select');
  expect([...select.children].map(({ textContent }) => textContent)).toEqual([
    'Myself',
    'Åkeriet (needs their approval)',
    'Zebra (needs their approval)',
  ]);
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select');
  select.value = 'zebra';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  respondTo(page.fake, '/participants', () => ({ id: 'booking-1', status: 'ACTIVE' }));
  await book(element);
  await eventually(() => bookings().map(({ body }) => body)).toMatchObject([{ userOrganization: 'zebra' }]);
});

test('terms must be accepted, and the field says so', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  await press(button(element, 'Book this place'));
  await shows(element, 'You need to accept the terms.');
  await eventually(() => element.shadowRoot?.activeElement?.getAttribute('type')).toBe('checkbox');
  expect(bookings()).toEqual([]);
});

test('items are given from one to what is needed', async () => {
  page.fake.show(signedIn());
  const need = { contributionType: 'COMMODITY', durationMinutes: null, availablePositions: 3 } as const;
  play(page.fake, { need });
  const element = insert(page.fake);
  await shows(element, 'How many can you bring?');
  await press(find(element, '[type=checkbox]'));
  await type(find(element, '[role=spinbutton]'), '9');
  await press(button(element, 'Book this place'));
  await shows(element, 'Only 3 are needed. Choose 3 or fewer.');
  await type(find(element, '[role=spinbutton]'), '');
  await shows(element, 'Enter a whole number of at least 1.');
  await type(find(element, '[role=spinbutton]'), '8');
  await shows(element, 'Give 3 instead');
  await press(button(element, 'Give 3 instead'));
  respondTo(page.fake, '/participants', () => ({ id: 'booking-1', status: 'ACTIVE' }));
  await press(button(element, 'Book this place'));
  await eventually(() => bookings().map(({ body }) => body)).toMatchObject([
    { quantity: 3, contributionType: 'COMMODITY' },
  ]);
});

test('pressing twice books once', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  const slow = held({ id: 'booking-1', status: 'ACTIVE' });
  respondTo(page.fake, '/participants', slow.respond);
  await book(element);
  const pressed = button(element, 'Book this place');
  const width = pressed.offsetWidth;
  pressed.click();
  await eventually(() => pressed.getAttribute('aria-busy')).toBe('true');
  pressed.click();
  expect(pressed.offsetWidth).toBe(width);
  slow.release();
  await eventually(() => pressed.hasAttribute('aria-busy')).toBe(false);
  expect(bookings()).toHaveLength(1);
});

test('another person who logs in does not see what was written', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  await type(find(element, 'textarea'), 'private');
  page.fake.show({ status: 'guest' });
  await shows(element, 'Log in to book');
  page.fake.show(signedIn());
  await shows(element, 'Book this place');
  await eventually(() => find(element, 'textarea')).toHaveProperty('value', 'private');
  await press(button(element, 'Not you?'));
  page.fake.show(signedIn({ id: 'user-2', name: 'Bo Ek', picture: null }));
  await shows(element, 'Bo Ek');
  await shows(element, 'Book this place');
  expect(find(element, 'textarea')).toHaveProperty('value', '');
});

test('the visitor’s part that does not load can be asked for again', async () => {
  page.fake.show(signedIn());
  page.fake.respond = () => {
    throw new ApiError('server.unavailable', 503);
  };
  const element = insert(page.fake);
  await shows(element, 'This didn’t load.');
  play(page.fake, {});
  await press(button(element, 'Try again'));
  await shows(element, 'Book this place');
});

test('who is logged in for something else is asked for this too', async () => {
  page.fake.show(signedIn());
  page.fake.hasAgreed = false;
  page.fake.respond = () => {
    throw refusal('origin.scope_missing', 403);
  };
  const element = insert(page.fake);
  await shows(element, 'Log in to book');
  page.fake.windowEndsWith = { status: 'failed', code: 'window.blocked' };
  await press(button(element, 'Log in to book'));
  await shows(element, 'Your browser blocked the window.');
  page.fake.windowEndsWith = signedIn();
  play(page.fake, {});
  await press(button(element, 'Log in to book'));
  expect(page.fake.logIns.map(({ scopes }) => scopes).at(-1)).toEqual(['profile', 'bookings']);
  await shows(element, 'Book this place');
});
