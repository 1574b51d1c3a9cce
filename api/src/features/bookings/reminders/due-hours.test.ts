import { describe, expect, test } from 'vitest';
import { chooseReminder, dueHours, nextReminderAt } from './due-hours';

const at = (text: string) => new Date(text);
const published = at('2027-01-01T00:00:00Z');

describe('a reminder is due', () => {
  // Swedish clocks change on 28 March and 31 October 2027: both gyg days below start at 09:00 Swedish time.
  test.each([
    ['the start of summer time', '2027-03-28T07:00:00Z', 48, '2027-03-26T07:00:00Z'],
    ['the start of summer time', '2027-03-28T07:00:00Z', 3, '2027-03-28T04:00:00Z'],
    ['the end of summer time', '2027-10-31T08:00:00Z', 48, '2027-10-29T08:00:00Z'],
    ['the end of summer time', '2027-10-31T08:00:00Z', 3, '2027-10-31T05:00:00Z'],
  ])('across %s, counted in real hours', (_change, start, hours, due) => {
    const gyg = { publishedAt: published, startDateTime: at(start) };
    expect(dueHours(gyg, [hours], new Date(at(due).getTime() - 1))).toEqual([]);
    expect(dueHours(gyg, [hours], at(due))).toEqual([hours]);
  });

  test('until the gyg starts, and only if it is published and has a start', () => {
    const startDateTime = at('2027-06-12T07:00:00Z');
    const gyg = { publishedAt: published, startDateTime };
    expect(dueHours(gyg, [48, 3], new Date(startDateTime.getTime() - 1))).toEqual([48, 3]);
    expect(dueHours(gyg, [48, 3], startDateTime)).toEqual([]);
    expect(dueHours({ ...gyg, publishedAt: null }, [48, 3], at('2027-06-12T06:00:00Z'))).toEqual([]);
    expect(dueHours({ ...gyg, startDateTime: null }, [48, 3], at('2027-06-12T06:00:00Z'))).toEqual([]);
  });
});

test('the next reminder is the nearest one ahead, at a published gyg with a start', () => {
  const gyg = { publishedAt: published, startDateTime: at('2027-06-12T07:00:00Z') };
  expect(nextReminderAt(gyg, [48, 3], at('2027-06-10T06:59:59Z'))).toEqual(at('2027-06-10T07:00:00Z'));
  expect(nextReminderAt(gyg, [48, 3], at('2027-06-10T07:00:00Z'))).toEqual(at('2027-06-12T04:00:00Z'));
  expect(nextReminderAt(gyg, [48, 3], at('2027-06-12T04:00:00Z'))).toBeNull();
  expect(nextReminderAt({ ...gyg, publishedAt: null }, [48], at('2027-06-01T07:00:00Z'))).toBeNull();
  expect(nextReminderAt({ ...gyg, startDateTime: null }, [48], at('2027-06-01T07:00:00Z'))).toBeNull();
});

test.each([
  ['nothing is due', [], [], undefined, []],
  ['one is due', [48], [], 48, []],
  ['several are due: the nearest to the start is sent, the others have passed', [48, 24, 3], [], 3, [48, 24]],
  ['one was sent before', [48, 3], [48], 3, []],
  ['all were sent', [48, 3], [48, 3], undefined, []],
  ['a nearer one was sent', [48, 3], [3], undefined, [48]],
])('of due reminders, when %s', (_when, due, recorded, send, passed) => {
  expect(chooseReminder(due, recorded)).toEqual({ send, passed });
});
