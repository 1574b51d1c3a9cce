import { expect, test } from 'vitest';
import { createToken, readToken } from './signed-link.service';

test('a token is valid for its purpose, subject and secret only', () => {
  const token = createToken('secret', 'reminder', 'booking-1');
  expect(readToken('secret', 'reminder', token)).toBe('booking-1');
  expect(readToken('secret', 'waitlist-offer', token)).toBeUndefined();
  expect(readToken('other', 'reminder', token)).toBeUndefined();
  expect(readToken('secret', 'reminder', token.replace('booking-1', 'booking-2'))).toBeUndefined();
  expect(readToken('secret', 'reminder', 'booking-1')).toBeUndefined();
});
