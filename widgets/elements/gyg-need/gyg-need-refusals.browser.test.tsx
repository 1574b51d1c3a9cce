import { ApiError } from '@gyg/contract/client';
import { buildBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { refusal, signedIn } from '../../core/preact/testing/fake-session';
import { GygNeedElement } from './gyg-need';
import {
  all,
  asked,
  button,
  eventually,
  find,
  insert,
  needId,
  onCleanPage,
  play,
  press,
  respondTo,
  shows,
  textOf,
} from './testing';

defineElement('gyg-need', GygNeedElement);

const page = onCleanPage();
const booked = { bookings: [buildBooking({ gygPositionId: needId })] };
const bookings = () => page.fake.calls.filter(({ call }) => call.endsWith('/participants'));

/** Logs in, accepts the terms and presses the button. */
async function book(element: Element) {
  await shows(element, 'Book this place');
  await press(find(element, '[type=checkbox]'));
  await press(button(element, 'Book this place'));
}

test('a lost response is asked for again with the same key, also by itself when the connection is back', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  respondTo(page.fake, '/participants', () => {
    throw new ApiError('network');
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
  respondTo(page.fake, '/participants', () => {
    throw refusal('request.too_many', 429);
  });
  await book(element);
  await shows(element, 'You have tried too many times.');
  await press(button(element, 'Book this place'));
  await eventually(() => bookings()).toHaveLength(2);
  expect(new Set(bookings().map(({ key }) => key)).size).toBe(2);
});

test('someone was faster: says so, and offers the waiting list', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  respondTo(page.fake, '/participants', () => {
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
  respondTo(page.fake, '/participants', () => {
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
  respondTo(page.fake, '/participants', () => {
    throw refusal(code);
  });
  await book(element);
  await shows(element, text);
  await eventually(() => errors).toEqual([{ code, status: 409, retryIn: null }]);
  expect(find(element, 'textarea')).toBeTruthy();
});

test.each([
  ['not_open', {}, 'Not open for booking'],
  ['closed', {}, 'Closed for booking'],
  ['already_booked', {}, 'You have booked this already'],
  ['not_eligible', { whoCanOffer: 'ONLY_HOST' }, 'It is for members of Ren Kust Bohuslän.'],
  ['not_eligible', { whoCanOffer: 'ONLY_PARTNERS' }, 'It is for members of Havet först and Fixarna.'],
  ['not_eligible', { whoCanOffer: 'HOST_OR_PARTNERS' }, 'Ren Kust Bohuslän, Havet först and Fixarna.'],
  ['not_eligible', { whoCanOffer: 'INVITE_ONLY' }, 'This need is by personal invitation'],
  ['full', {}, 'Full'],
  ['full', { contributionType: 'COMMODITY', durationMinutes: null, availablePositions: 0 }, 'Fully received'],
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
  ['ONLY_HOST', '/users/join/ren-kust-bohuslan'],
  ['ONLY_PARTNERS', '/users/profile/organizations'],
] as const)(
  'a guest reads that a need for %s is for members only, and how to become one',
  async (whoCanOffer, path) => {
    play(page.fake, { need: { whoCanOffer } });
    const element = insert(page.fake);
    await shows(element, 'Members only');
    const link = all(element, 'a').find((candidate) => candidate.textContent === 'Become a member');
    expect(new URL(link?.getAttribute('href') ?? '', location.href).pathname).toBe(path);
  },
);

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

test('a gyg that is taken offline while it is booked: says so, without a button that cannot help', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  respondTo(page.fake, '/participants', () => {
    throw new ApiError('gyg.missing', 404);
  });
  await book(element);
  await shows(element, 'The host has taken this gyg offline.');
  expect(textOf(element)).not.toContain('Try again');
});

test.each(['need.missing', 'gyg.missing'])('%s: says that it is gone', async (code) => {
  asked.mockImplementation(async () => Response.json({ code }, { status: 404 }));
  const element = insert(page.fake);
  await shows(element, 'This need is gone');
  expect(find(element, 'a[href$="/search"]').textContent).toBe('See what else is needed');
});
