import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import type { PageLanguage } from '../page-language';
import { aboutGyg } from './about-gyg';

const subjectOf = (over: Parameters<typeof buildGyg>[0], language: PageLanguage = 'en') => {
  const context = { publicUrl: 'https://gyg.example', language, ask: () => Promise.resolve(undefined) };
  const subject = aboutGyg(buildGyg(over), context);
  if (subject === undefined || subject === 'hidden') throw new Error('expected the metadata of a gyg');
  return subject;
};
const saturday = { startDateTime: '2026-12-05T08:30:00.000Z', endDateTime: '2026-12-05T11:00:00.000Z' };

test('the description says date and place in the language of the page, then the summary', () => {
  const gyg = { ...saturday, address: 'Kyrkogatan 3, Lysekil', summary: 'Soup for all.' };
  expect(subjectOf(gyg).description).toBe(
    'Saturday, December 5, 2026, 09:30 – 12:00 · Kyrkogatan 3, Lysekil. Soup for all.',
  );
  expect(subjectOf({ ...gyg, address: 'online' }, 'sv').description).toBe(
    'lördag 5 december 2026 kl. 09:30–12:00 · Digitalt. Soup for all.',
  );
});

test('the event has Swedish times with their offset, its place, host and language', () => {
  const gyg = { ...saturday, address: 'Kyrkogatan 3', lat: 58.27, lng: 11.43, language: 'se' } as const;
  expect(subjectOf(gyg).data[0]).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-05T09:30:00+01:00',
    endDate: '2026-12-05T12:00:00+01:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      address: { '@type': 'PostalAddress', streetAddress: 'Kyrkogatan 3', addressCountry: 'SE' },
      geo: { latitude: 58.27, longitude: 11.43 },
    },
    inLanguage: 'sv',
    offers: { price: 0, priceCurrency: 'SEK' },
  });
  expect(subjectOf({ address: 'online' }).data[0]).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation' },
  });
});

test('a weekly gyg has its schedule, across the change to winter time', () => {
  const weekly = { repeats: 'WEEKLY', occasionMinutes: 180 } as const;
  // Wednesdays at 11:00: two before the clocks change on October 25, and one after.
  const dates = { startDateTime: '2026-10-14T09:00:00.000Z', endDateTime: '2026-10-30T22:59:00.000Z' };
  expect(subjectOf({ ...weekly, ...dates }).data[0]).toMatchObject({
    startDate: '2026-10-14T11:00:00+02:00',
    endDate: '2026-10-28T14:00:00+01:00',
    eventSchedule: {
      startDate: '2026-10-14',
      endDate: '2026-10-28',
      startTime: '11:00:00',
      endTime: '14:00:00',
      duration: 'PT180M',
      repeatFrequency: 'P1W',
      repeatCount: 3,
      byDay: 'https://schema.org/Wednesday',
      scheduleTimezone: 'Europe/Stockholm',
    },
  });
});
