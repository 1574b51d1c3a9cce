import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links';
import { directionsUrl } from './directions-url';

const weekly = buildGyg({
  title: 'Soup & bread',
  startDateTime: '2026-10-14T09:00:00.000Z',
  endDateTime: '2027-01-24T13:00:00.000Z',
  repeats: 'WEEKLY',
  occasionMinutes: 180,
});
const queryOf = (link: string) => Object.fromEntries(new URL(link, 'https://gyg.example').searchParams);

test('a weekly gyg repeats at Google from its first day, and Outlook gets the next occasion', () => {
  const { file, google, outlook } = calendarLinks(weekly, 'sv', new Date('2026-11-23T10:00:00Z'));
  expect(file).toBe('/api/gygs/gyg-shore/calendar.ics?lang=se');
  expect(queryOf(google)).toMatchObject({
    text: 'Soup & bread',
    dates: '20261014T110000/20261014T140000',
    ctz: 'Europe/Stockholm',
    recur: 'RRULE:FREQ=WEEKLY;UNTIL=20270120T100000Z',
    location: weekly.address,
  });
  expect(queryOf(outlook)).toMatchObject({ startdt: '2026-11-25T10:00:00.000Z', enddt: '2026-11-25T13:00:00.000Z' });
});

test('any other gyg is one entry with a link to its page', () => {
  const { google } = calendarLinks(buildGyg(), 'en');
  expect(queryOf(google)).toMatchObject({ dates: '20270612T093000/20270612T160000' });
  expect(queryOf(google)).not.toHaveProperty('recur');
  expect(queryOf(google).details).toContain(`${location.origin}/gygs/gyg-shore`);
});

test('blanks are %20, and a gyg online has its word in the language', () => {
  const { outlook, google } = calendarLinks(buildGyg({ title: 'Soup & bread', address: 'online' }), 'sv');
  expect(outlook).toContain('subject=Soup%20%26%20bread');
  expect(`${outlook}${google}`).not.toContain('+');
  expect([queryOf(outlook).location, queryOf(google).location]).toEqual(['Digitalt', 'Digitalt']);
});

test('times that a clock shows twice are in UTC', () => {
  const night = { startDateTime: '2027-10-31T00:30:00.000Z', endDateTime: '2027-10-31T01:15:00.000Z' };
  const { google } = calendarLinks(buildGyg(night), 'en');
  expect(queryOf(google)).toMatchObject({ dates: '20271031T003000Z/20271031T011500Z' });
});

test('directions go to the coordinates, else to the address, and nowhere online', () => {
  const to = (over: Parameters<typeof buildGyg>[0]) => {
    const url = directionsUrl(buildGyg(over));
    return url && queryOf(url).destination;
  };
  expect(to({})).toBe('58.353,11.223');
  expect(to({ lat: null, lng: null })).toBe('Ramsvikslandet, Sotenäs');
  expect([to({ address: 'Online' }), to({ address: '' })]).toEqual([undefined, undefined]);
});
