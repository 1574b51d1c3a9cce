import { createFormat } from '@gyg/platform/testing';
import { expect, test } from 'vitest';
import { greetingOf, whenOf } from './when';

const now = Date.parse('2027-06-09T21:30:00.000Z');

test.each([
  ['2027-06-09T21:50:00.000Z', 'today'],
  ['2027-06-09T22:10:00.000Z', 'tomorrow'],
  ['2027-06-12T07:30:00.000Z', 'weekday'],
  ['2027-06-15T12:00:00.000Z', 'weekday'],
  ['2027-06-16T12:00:00.000Z', 'date'],
])('late on 9 June in Sweden a start at %s is named by %s', (start, name) => {
  expect(whenOf(start, now, createFormat('en'))).toBe(name);
});

test('the greeting follows the hour', () => {
  expect([4, 5, 9, 10, 17, 18].map(greetingOf)).toEqual(['evening', 'morning', 'morning', 'day', 'day', 'evening']);
});
