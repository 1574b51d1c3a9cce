import { expect, test } from 'vitest';
import { byComing, comingTime } from './coming';
import type { GygDateFields } from './gyg-course';

const now = new Date('2027-06-15T10:00:00.000Z');
const gyg = (over: Partial<GygDateFields>): GygDateFields => ({
  startDateTime: '2027-06-15T08:00:00.000Z',
  endDateTime: '2027-06-15T12:00:00.000Z',
  repeats: 'NONE',
  occasionMinutes: null,
  state: 'ONGOING',
  ...over,
});
const weekly = gyg({
  startDateTime: '2027-06-02T09:00:00.000Z',
  endDateTime: '2027-07-28T12:00:00.000Z',
  repeats: 'WEEKLY',
  occasionMinutes: 180,
});

test('is the gyg itself, or the next occasion of a weekly one', () => {
  expect(comingTime(gyg({}), now)).toMatchObject({ start: new Date('2027-06-15T08:00:00.000Z'), ongoing: true });
  expect(comingTime(weekly, now)).toMatchObject({ start: new Date('2027-06-16T09:00:00.000Z'), ongoing: false });
  const during = new Date('2027-06-16T10:00:00.000Z');
  expect(comingTime(weekly, during)).toMatchObject({ start: new Date('2027-06-16T09:00:00.000Z'), ongoing: true });
});

test('what takes place now is first, what lasts for weeks is last', () => {
  const times = {
    later: gyg({ state: 'PUBLISHED', startDateTime: '2027-07-01T08:00:00.000Z' }),
    weeks: gyg({ startDateTime: '2027-06-01T08:00:00.000Z', endDateTime: '2027-09-01T08:00:00.000Z' }),
    today: gyg({}),
    weekly,
  };
  const sorted = Object.entries(times)
    .map(([name, fields]) => ({ name, ...comingTime(fields, now) }))
    .sort(byComing);
  expect(sorted.map(({ name }) => name)).toEqual(['today', 'weekly', 'later', 'weeks']);
});
