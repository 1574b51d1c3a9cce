import { expect, test } from 'vitest';
import { isAfter, isReal, momentOf, partsOf } from './moment';

test.each([
  ['2027-06-12T09:30', '2027-06-12', '09:30'],
  ['2027-06-12T09:30:00', '2027-06-12', '09:30'],
  ['2027-06-12', '', ''],
  ['', '', ''],
])('%j has the day %j and the time %j', (value, date, time) => {
  expect(partsOf(value)).toEqual({ date, time });
});

test('a date and time needs both parts', () => {
  expect(momentOf({ date: '2027-06-12', time: '09:30' })).toBe('2027-06-12T09:30');
  expect([momentOf({ date: '2027-06-12', time: '' }), momentOf({ date: '', time: '09:30' })]).toEqual(['', '']);
});

test.each([
  ['2027-06-12T16:00', '2027-06-12T09:30', true],
  ['2027-06-12T09:30', '2027-06-12T09:30', false],
  ['2027-06-11T16:00', '2027-06-12T09:30', false],
  ['', '2027-06-12T09:30', true],
])('an end at %j comes after a start at %j: %s', (end, start, after) => {
  expect(isAfter(end, start)).toBe(after);
});

test.each([
  ['', false],
  ['0002-12-15', false],
  ['0202-12-15T09:30', false],
  ['1998-06-01', true],
  ['2027-06-12T09:30', true],
  ['00:00', true],
])('%j is real: %s', (text, real) => {
  expect(isReal(text)).toBe(real);
});
