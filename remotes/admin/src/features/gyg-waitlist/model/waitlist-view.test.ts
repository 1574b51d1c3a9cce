import { expect, test } from 'vitest';
import { readWaitlistView, waitlistAddress } from './waitlist-view';

test('the address contains what differs from the defaults, and parses back to the same values', () => {
  const path = '/admin/gygs/gyg-shore/waitlist';
  expect(waitlistAddress('gyg-shore', readWaitlistView(new URLSearchParams('tab=lost&page=x')))).toBe(path);
  const query = '?tab=ended&page=2';
  expect(readWaitlistView(new URLSearchParams(query))).toEqual({ group: 'ended', page: 2 });
  expect(waitlistAddress('gyg-shore', readWaitlistView(new URLSearchParams(query)))).toBe(path + query);
});
