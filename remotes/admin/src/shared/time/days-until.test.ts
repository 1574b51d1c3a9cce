import { expect, test } from 'vitest';
import { daysUntil } from './days-until';

const until = (iso: string, now: string) => daysUntil(iso, Date.parse(now));

test('counts Swedish calendar days, not spans of 24 hours', () => {
  expect(until('2027-06-12T07:30:00.000Z', '2027-06-10T20:00:00.000Z')).toBe(2);
  // Half past midnight in Sweden is the next day.
  expect(until('2027-06-12T07:30:00.000Z', '2027-06-11T22:30:00.000Z')).toBe(0);
  expect(until('2027-06-12T07:30:00.000Z', '2027-06-13T06:00:00.000Z')).toBe(-1);
});

test('counts a day of 23 or 25 hours as one', () => {
  expect(until('2027-03-28T10:00:00.000Z', '2027-03-27T23:30:00.000Z')).toBe(0);
  expect(until('2027-03-29T10:00:00.000Z', '2027-03-28T10:00:00.000Z')).toBe(1);
  expect(until('2027-11-01T10:00:00.000Z', '2027-10-30T10:00:00.000Z')).toBe(2);
});
