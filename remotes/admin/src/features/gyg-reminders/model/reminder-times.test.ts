import { expect, test } from 'vitest';
import { daysOf, fieldCount, hoursToChoose, withHours } from './reminder-times';

test('a time is offered once, and an unusual one stays where it is chosen', () => {
  expect(hoursToChoose([48, 3], 3)).toEqual([1, 2, 3, 6, 12, 24, 72, 168, 336]);
  expect(hoursToChoose([48, 3], undefined)).not.toContain(48);
  expect(hoursToChoose([30], 30)).toContain(30);
});

test('times are replaced, added and removed, and stay in descending order; the last one stays', () => {
  expect(withHours([48, 3], 1, 72)).toEqual([72, 48]);
  expect(withHours([48, 3], 2, 24)).toEqual([48, 24, 3]);
  expect(withHours([48, 3], 0, undefined)).toEqual([3]);
  expect(withHours([3], 0, undefined)).toEqual([3]);
});

test('there is one field more than reminders, up to three', () => {
  expect([fieldCount([3]), fieldCount([48, 3]), fieldCount([48, 24, 3])]).toEqual([2, 3, 3]);
});

test('two days and more are shown as days', () => {
  expect([24, 48, 50, 336].map(daysOf)).toEqual([undefined, 2, undefined, 14]);
});
