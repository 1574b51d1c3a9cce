import { buildBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { signedIn } from '../../core/preact/testing/fake-session';
import { GygNeedElement } from './gyg-need';
import { asked, button, choose, eventually, focusIn, insert, needId, onCleanPage, play, shows } from './testing';

defineElement('gyg-need', GygNeedElement);

const page = onCleanPage();

test('keeping a booking leads back to it', async () => {
  page.fake.show(signedIn());
  play(page.fake, { viewer: { bookings: [buildBooking({ gygPositionId: needId })] } });
  const element = insert(page.fake);
  await shows(element, 'Cancel…');
  await choose(element, 'Cancel…');
  await eventually(() => element.shadowRoot?.activeElement?.tagName).toBe('TEXTAREA');
  await choose(element, 'Keep the booking');
  await focusIn(element).toBe('You’re booked, Elin');
});

test('going back from the waiting list leads to why one cannot book', async () => {
  page.fake.show(signedIn());
  play(page.fake, {
    need: { availablePositions: 0 },
    viewer: { canOffer: { [needId]: { allowed: false, reason: 'full' } } },
  });
  const element = insert(page.fake);
  await shows(element, 'Join the waiting list');
  await choose(element, 'Join the waiting list');
  await shows(element, 'Back');
  await choose(element, 'Back');
  await focusIn(element).toBe('Full');
});

test('logging out leads to the log-in', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Book this place');
  await choose(element, 'Not you?');
  await focusIn(element).toBe('Log in to book');
});

test('what someone else has focused on the page keeps the focus', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  const other = document.body.appendChild(document.createElement('button'));
  await shows(element, 'Book this place');
  button(element, 'Book this place').focus();
  other.focus();
  page.fake.show({ status: 'guest' });
  await shows(element, 'Log in to book');
  expect(document.activeElement).toBe(other);
  page.fake.show(signedIn());
  await shows(element, 'Book this place');
  button(element, 'Book this place').focus();
  button(element, 'Book this place').blur();
  page.fake.show({ status: 'guest' });
  await shows(element, 'Log in to book');
  expect(document.activeElement).toBe(document.body);
});

test('trying again leads to what came', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'server.unavailable' }, { status: 503 }));
  const element = insert(page.fake);
  await shows(element, 'Try again');
  await choose(element, 'Try again');
  // Each time it is asked twice.
  await eventually(() => asked.mock.calls.length).toBe(4);
  await focusIn(element).toBe('Try again');
  play(page.fake, {});
  await choose(element, 'Try again');
  await focusIn(element).toBe('Log in to book');
});
