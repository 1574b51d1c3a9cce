import { expect, test } from 'vitest';
import { readWaitlistView, waitlistQuery } from './waitlist-view';

test('the address contains what differs from the defaults, and parses back to the same values', () => {
  expect(waitlistQuery(readWaitlistView(new URLSearchParams('tab=lost&page=x')))).toBe('');
  const query = '?tab=ended&page=2';
  expect(readWaitlistView(new URLSearchParams(query))).toEqual({ group: 'ended', page: 2 });
  expect(waitlistQuery(readWaitlistView(new URLSearchParams(query)))).toBe(query);
});
