import { buildBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { elin, held, refusal, signedIn } from '../../core/preact/testing/fake-session';
import { WidgetError } from '../../core/widget-error';
import './define';
import {
  all,
  answer,
  asked,
  button,
  eventually,
  insert,
  needId,
  onCleanPage,
  one,
  platform,
  play,
  press,
  shows,
  textOf,
  type,
  urls,
} from './testing';

const page = onCleanPage();
const bookingCall = 'POST /gygs/gyg-shore/participants';
const bookings = () => page.fake.calls.filter(({ call }) => call === bookingCall);
const booked = { bookings: [buildBooking({ gygPositionId: needId })] };

/** Logs in, accepts the terms and presses the button. */
async function book(element: Element) {
  await shows(element, 'Book this place');
  await press(one(element, '[type=checkbox]'));
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
  await shows(element, 'A small window opens at gyg.example. You come back here.');
  await press(button(element, 'Log in to book'));
  expect(page.fake.logIns).toEqual([
    { scopes: ['profile', 'bookings'], language: 'en', purpose: 'Back to booking Shore picker' },
  ]);
  await shows(element, 'Elin Sandberg');
  await shows(element, 'Book this place');
  await eventually(() => element.shadowRoot?.activeElement?.tagName).toBe('TEXTAREA');
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
  await shows(element, 'You can’t log in on this page yet.');
  expect(one(element, '[role=alert] a').getAttribute('href')).toContain(
    '/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker',
  );
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
  answer(page.fake, '/participants', () => {
    play(page.fake, { viewer: booked, need: { availablePositions: 10 } });
    return { id: 'booking-1', status: 'ACTIVE' };
  });
  await shows(element, 'Book this place');
  await type(one(element, 'textarea'), '  I come by bus  ');
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
  const select = one(element, 'select');
  expect([...select.children].map(({ textContent }) => textContent)).toEqual([
    'Myself',
    'Zebra (needs their approval)',
    'Åkeriet (needs their approval)',
  ]);
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select');
  select.value = 'zebra';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  answer(page.fake, '/participants', () => ({ id: 'booking-1', status: 'ACTIVE' }));
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
  await press(one(element, '[type=checkbox]'));
  await type(one(element, '[role=spinbutton]'), '9');
  await press(button(element, 'Book this place'));
  await shows(element, 'Only 3 are needed. Choose 3 or fewer.');
  await type(one(element, '[role=spinbutton]'), '');
  await shows(element, 'Enter a whole number of at least 1.');
  await type(one(element, '[role=spinbutton]'), '8');
  await shows(element, 'Give 3 instead');
  await press(button(element, 'Give 3 instead'));
  answer(page.fake, '/participants', () => ({ id: 'booking-1', status: 'ACTIVE' }));
  await press(button(element, 'Book this place'));
  await eventually(() => bookings().map(({ body }) => body)).toMatchObject([
    { quantity: 3, contributionType: 'COMMODITY' },
  ]);
});

test('pressing twice books once', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  const slow = held({ id: 'booking-1', status: 'ACTIVE' });
  answer(page.fake, '/participants', slow.answer);
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

test('a lost answer is asked for again with the same key, also by itself when the connection is back', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  answer(page.fake, '/participants', () => {
    throw new WidgetError('network');
  });
  await book(element);
  await shows(element, 'We did not get an answer.');
  await press(button(element, 'Try again'));
  await eventually(() => bookings()).toHaveLength(2);
  await shows(element, 'We did not get an answer.');
  dispatchEvent(new Event('online'));
  await eventually(() => bookings()).toHaveLength(3);
  expect(new Set(bookings().map(({ key }) => key)).size).toBe(1);
});

test('after a refusal the next attempt is another request', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  answer(page.fake, '/participants', () => {
    throw refusal('request.too_many', 429);
  });
  await book(element);
  await shows(element, 'You have tried too many times.');
  await press(button(element, 'Book this place'));
  await eventually(() => bookings()).toHaveLength(2);
  expect(new Set(bookings().map(({ key }) => key)).size).toBe(2);
});

test('somebody was faster: says so, and offers the waiting list', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  answer(page.fake, '/participants', () => {
    play(page.fake, {
      need: { availablePositions: 0 },
      viewer: { canOffer: { [needId]: { allowed: false, reason: 'full' } } },
    });
    throw refusal('booking.failed');
  });
  await book(element);
  await shows(element, 'The last place has just been booked. Nothing was booked for you.');
  expect(textOf(element)).toContain('0 of 18 left');
  expect(button(element, 'Join the waiting list').disabled).toBe(false);
});

test('a booking that was made before is shown instead of a refusal', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  answer(page.fake, '/participants', () => {
    play(page.fake, { viewer: booked });
    throw refusal('booking.failed');
  });
  await book(element);
  await shows(element, 'You’re booked, Elin');
  expect(all(element, '[role=alert]')).toEqual([]);
});

test.each([
  ['booking.failed', 'It may be booked by another user or taken offline.'],
  ['booking.quantity_more_than_asked', 'Fewer are needed than you offer.'],
  ['user_org.not_a_member', 'You are not a member of this organisation.'],
  ['session.invalid_token', 'Your login has expired.'],
  ['you_do_not_have_permission', 'You do not have permission'],
  ['something.new', 'Something went wrong on our side.'],
])('the refusal %s is told, and the page learns it', async (code, text) => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  const errors: unknown[] = [];
  element.addEventListener('gyg-error', (event) => errors.push(event.detail));
  answer(page.fake, '/participants', () => {
    throw refusal(code);
  });
  await book(element);
  await shows(element, text);
  await eventually(() => errors).toEqual([{ code, status: 409, retryIn: null }]);
  expect(one(element, 'textarea')).toBeTruthy();
});

test.each([
  ['not_open', {}, 'Not open for booking'],
  ['closed', {}, 'Closed for booking'],
  ['already_booked', {}, 'You have booked this already'],
  ['not_eligible', { whoCanOffer: 'ONLY_HOST' }, 'It is for members of Ren Kust Bohuslän.'],
  ['not_eligible', { whoCanOffer: 'ONLY_PARTNERS' }, 'It is for members of Havet först and Fixarna.'],
  ['not_eligible', { whoCanOffer: 'HOST_OR_PARTNERS' }, 'Ren Kust Bohuslän, Havet först and Fixarna.'],
  ['not_eligible', { whoCanOffer: 'INVITE_ONLY' }, 'This need is by personal invitation'],
  ['full', {}, 'Fully received'],
] as const)('a visitor who is refused (%s, %o) reads why', async (reason, need, text) => {
  page.fake.show(signedIn());
  play(page.fake, {
    need,
    partners: ['Havet först', 'Fixarna'],
    viewer: { canOffer: { [needId]: { allowed: false, reason } } },
  });
  const element = insert(page.fake);
  await shows(element, text);
  expect(all(element, 'form')).toEqual([]);
});

test.each([
  ['ONLY_HOST', 'Members of Ren Kust Bohuslän'],
  ['ONLY_PARTNERS', 'Members of the partners'],
  ['HOST_OR_PARTNERS', 'Members of Ren Kust Bohuslän and its partners'],
  ['INVITE_ONLY', 'People who are invited'],
] as const)('a need for %s says for whom it is, also to guests', async (whoCanOffer, text) => {
  play(page.fake, { need: { whoCanOffer } });
  await shows(insert(page.fake), text);
});

test.each([
  [{ gyg: { state: 'FINISHED' } }, 'This gyg is over'],
  [{ need: { whoCanOffer: 'NONE' } }, 'Closed for booking'],
] as const)('nothing can be booked of %o', async (scene, text) => {
  play(page.fake, scene);
  const element = insert(page.fake);
  await shows(element, text);
  expect(all(element, 'button')).toEqual([]);
  expect(textOf(element)).not.toContain('left');
});

test.each(['need.missing', 'gyg.missing'])('%s: says that it is gone', async (code) => {
  asked.mockImplementation(async () => Response.json({ code }, { status: 404 }));
  const element = insert(page.fake);
  await shows(element, 'This need is gone');
  expect(one(element, 'a[href$="/search"]').textContent).toBe('See what else is needed');
});

test('another person who logs in does not see what was written', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  await type(one(element, 'textarea'), 'private');
  page.fake.show({ status: 'guest' });
  await shows(element, 'Log in to book');
  page.fake.show(signedIn());
  await shows(element, 'Book this place');
  await eventually(() => one(element, 'textarea')).toHaveProperty('value', 'private');
  await press(button(element, 'Not you?'));
  page.fake.show(signedIn({ id: 'user-2', name: 'Bo Ek', picture: null }));
  await shows(element, 'Bo Ek');
  await shows(element, 'Book this place');
  expect(one(element, 'textarea')).toHaveProperty('value', '');
});

test('the visitor’s part that does not load can be asked for again', async () => {
  page.fake.show(signedIn());
  page.fake.answer = () => {
    throw new WidgetError('server.unavailable', 503);
  };
  const element = insert(page.fake);
  await shows(element, 'This didn’t load.');
  play(page.fake, {});
  await press(button(element, 'Try again'));
  await shows(element, 'Book this place');
});
