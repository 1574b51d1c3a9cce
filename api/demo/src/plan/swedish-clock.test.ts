import { occasionsOf } from '@gyg/contract/gyg-dates';
import { describe, expect, it } from 'vitest';
import { content, type DemoGyg } from '../content/content';
import { gygTimes } from './gyg-times';
import { spanOf, timeOf } from './swedish-clock';

/** The Swedish weekday of a start, and all of a gyg's texts, in lower case. */
function dayNamesOf(gyg: DemoGyg, start: Date) {
  const language = gyg.written === 'se' ? 'sv-SE' : 'en-GB';
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Europe/Stockholm' }).format(start);
  return { weekday: weekday.toLowerCase(), texts: [gyg.summary, ...gyg.description].join(' ').toLowerCase() };
}

const iso = (date: Date) => date.toISOString();

describe('a time relative to the day of seeding', () => {
  it('is Swedish clock time in winter and in summer', () => {
    const at = { inDays: 12, time: '09:30', hours: 6 } as const;
    expect(iso(spanOf(at, new Date('2027-01-10T12:00:00Z')).start)).toBe('2027-01-22T08:30:00.000Z');
    expect(iso(spanOf(at, new Date('2027-06-10T12:00:00Z')).end)).toBe('2027-06-22T13:30:00.000Z');
  });

  it('counts days from the Swedish date, which may already be the next day in UTC', () => {
    expect(iso(timeOf({ inDays: 1, time: '08:00' }, new Date('2027-06-10T22:30:00Z')))).toBe(
      '2027-06-12T06:00:00.000Z',
    );
  });

  it('keeps the clock across the changes to and from daylight saving', () => {
    const spring = spanOf({ inDays: 1, time: '18:00', hours: 24 }, new Date('2027-03-26T12:00:00Z'));
    expect([iso(spring.start), iso(spring.end)]).toEqual(['2027-03-27T17:00:00.000Z', '2027-03-28T16:00:00.000Z']);
    const autumn = spanOf({ inDays: 1, time: '18:00', hours: 24 }, new Date('2027-10-29T12:00:00Z'));
    expect([iso(autumn.start), iso(autumn.end)]).toEqual(['2027-10-30T16:00:00.000Z', '2027-10-31T17:00:00.000Z']);
  });

  it('is also right in the night of a change', () => {
    const eve = new Date('2027-03-27T12:00:00Z');
    expect(iso(timeOf({ inDays: 1, time: '01:30' }, eve))).toBe('2027-03-28T00:30:00.000Z');
    expect(iso(timeOf({ inDays: 1, time: '03:30' }, eve))).toBe('2027-03-28T01:30:00.000Z');
  });

  it('moves to the weekday: forwards for a coming day, backwards for a past one', () => {
    const wednesday = new Date('2027-06-09T09:00:00Z');
    expect(iso(timeOf({ inDays: 1, on: 'sat', time: '12:00' }, wednesday))).toBe('2027-06-12T10:00:00.000Z');
    expect(iso(timeOf({ inDays: -1, on: 'sat', time: '12:00' }, wednesday))).toBe('2027-06-05T10:00:00.000Z');
    expect(iso(timeOf({ inDays: 1, on: 'thu', time: '12:00' }, wednesday))).toBe('2027-06-10T10:00:00.000Z');
  });
});

describe.each(['2026-11-21T09:00:00Z', '2027-03-27T23:30:00Z', '2027-07-05T21:59:00Z', '2027-12-31T23:30:00Z'])(
  'seeded at %s',
  (text) => {
    const now = new Date(text);

    it('every gyg is in its declared state', () => {
      for (const { gyg } of content().hostedGygs) {
        const { publishedAt, start, end } = gygTimes(gyg, now);
        const clock = now < start ? 'upcoming' : now < end ? 'ongoing' : 'finished';
        expect(publishedAt === undefined ? 'draft' : clock, gyg.key).toBe(gyg.state);
        expect(start < end, gyg.key).toBe(true);
      }
    });

    it('a gyg of today has been under way for an hour and goes on for another', () => {
      const today = content().hostedGygs.filter(({ gyg }) => gyg.at.underWay);
      expect(today).toHaveLength(1);
      for (const { gyg } of today) {
        const { start, end } = gygTimes(gyg, now);
        const hours = [now.getTime() - start.getTime(), end.getTime() - now.getTime()].map((time) => time / 3_600_000);
        expect(Math.min(...hours), gyg.key).toBeGreaterThanOrEqual(1);
        expect(Math.max(...hours), gyg.key).toBeLessThan(gyg.at.hours);
      }
    });

    it('weekly gygs start on the day that their texts name, and at least four go on and two begin', () => {
      const weekly = content().hostedGygs.filter(({ gyg }) => gyg.at.weeks !== undefined);
      for (const { gyg } of weekly) {
        const { start, end } = gygTimes(gyg, now);
        const minutes = gyg.at.hours * 60;
        const times = { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
        const occasions = occasionsOf({ ...times, repeats: 'WEEKLY', occasionMinutes: minutes });
        expect(occasions, gyg.key).toHaveLength(gyg.at.weeks ?? 0);
        const { weekday, texts } = dayNamesOf(gyg, start);
        expect(texts, gyg.key).toContain(weekday);
      }
      const inState = (state: string) => weekly.filter(({ gyg }) => gyg.state === state).length;
      expect(inState('ongoing')).toBeGreaterThanOrEqual(4);
      expect(inState('upcoming')).toBeGreaterThanOrEqual(2);
    });

    it('upcoming gygs start within six months, and other ongoing ones are still ongoing in five days', () => {
      const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
      for (const { gyg } of content().hostedGygs) {
        const { start, end } = gygTimes(gyg, now);
        if (gyg.state === 'upcoming') expect(start < inDays(183), gyg.key).toBe(true);
        if (gyg.state === 'ongoing' && !gyg.at.underWay) expect(end > inDays(5), gyg.key).toBe(true);
      }
    });

    it('bookings were made after publishing and before the end, and moments after the start', () => {
      for (const { gyg } of content().hostedGygs) {
        const { publishedAt = now, start, end, bookedUntil } = gygTimes(gyg, now);
        if (gyg.state !== 'draft') expect(publishedAt < bookedUntil && bookedUntil < end, gyg.key).toBe(true);
        for (const { daysAfter } of gyg.stories ?? []) {
          expect(start.getTime() + daysAfter * 86_400_000 < now.getTime(), gyg.key).toBe(true);
        }
      }
    });
  },
);
