import { expect, test } from 'vitest';
import { subscribeLinks } from './subscribe-links';

test('programs get the address in the form that they subscribe to', () => {
  const links = subscribeLinks('https://gyg.example/api/calendars/a_b-c.ics', 'My bookings');
  expect(links.app).toBe('webcal://gyg.example/api/calendars/a_b-c.ics');
  expect(new URL(links.google).searchParams.get('cid')).toBe(links.app);
  expect(Object.fromEntries(new URL(links.outlook).searchParams)).toEqual({
    url: 'https://gyg.example/api/calendars/a_b-c.ics',
    name: 'My bookings',
  });
});
