import { beforeEach, expect, test } from 'vitest';
import { bookingDraft } from './booking-draft';

beforeEach(() => sessionStorage.clear());
const open = () => bookingDraft('user-elin', 'gyg-shore');

test('comment and accepted terms are there again after a reload, for this user and gyg only', () => {
  open().write({ comment: 'I bring gloves', accepted: true });
  expect(open().read()).toEqual({ comment: 'I bring gloves', accepted: true });
  expect(bookingDraft('user-omar', 'gyg-shore').read()).toEqual({ comment: '', accepted: false });
  expect(bookingDraft('user-elin', 'gyg-other').read().comment).toBe('');
});

test('the same body has the same key until it is answered, after a reload too; another body has another', () => {
  const body = { quantity: 1 };
  const key = open().keyOf(body);
  expect(open().keyOf({ ...body })).toBe(key);
  expect(open().awaitsResponse()).toBe(true);
  expect(open().keyOf({ quantity: 2 })).not.toBe(key);
  open().endAttempt();
  expect(open().awaitsResponse()).toBe(false);
  expect(open().keyOf(body)).not.toBe(key);
});

test('a changed comment keeps the attempt; a made booking leaves nothing', () => {
  const key = open().keyOf({ quantity: 1 });
  open().write({ comment: 'Later', accepted: true });
  expect(open().keyOf({ quantity: 1 })).toBe(key);
  open().clear();
  expect(sessionStorage).toHaveLength(0);
});

test('what other code wrote there is ignored', () => {
  sessionStorage.setItem('gyg.booking.user-elin.gyg-shore', '{"comment":7,"accepted":"yes","sent":1}');
  expect(open().read()).toEqual({ comment: '', accepted: false });
  expect(open().awaitsResponse()).toBe(false);
});
