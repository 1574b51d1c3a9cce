import { expect, test } from 'vitest';
import { daysUntil } from './days-until';

const late = new Date('2027-06-09T21:30:00.000Z');

test.each([
  ['2027-06-09T21:50:00.000Z', 0],
  ['2027-06-09T22:10:00.000Z', 1],
  ['2027-06-12T07:30:00.000Z', 3],
  ['2027-11-01T07:30:00.000Z', 145],
  ['2027-06-01T07:30:00.000Z', 0],
])('late on 9 June in Sweden, %s is in %i days', (at, days) => {
  expect(daysUntil(new Date(at), late)).toBe(days);
});
