import { expect, test } from 'vitest';
import { addMark, type Marks, readMarks, withoutSent } from './marks';

const noon = Date.parse('2027-06-12T10:00:00.000Z');
const here = { bookingId: 'one', contributionType: 'SKILL', attendance: 'ATTENDED' } as const;
const none: Marks = {};

test('a later mark of the same booking replaces the first', () => {
  const marks = addMark(addMark(none, here, noon, null), { ...here, attendance: 'ABSENT' }, noon + 5_000, null);
  expect(Object.values(marks).map(({ attendance, at }) => [attendance, at])).toEqual([
    ['ABSENT', '2027-06-12T10:00:05.000Z'],
  ]);
});

test('a mark is dated after the one on screen, even if this clock is behind', () => {
  const later = '2027-06-12T10:30:00.000Z';
  expect(addMark(none, here, noon, later).one?.at).toBe('2027-06-12T10:30:00.001Z');
  const twice = addMark(addMark(none, here, noon, null), here, noon - 60_000, null);
  expect(twice.one?.at).toBe('2027-06-12T10:00:00.001Z');
});

test('what was sent is removed, what was changed meanwhile is kept', () => {
  const before = addMark(addMark(none, here, noon, null), { ...here, bookingId: 'two' }, noon, null);
  const sent = Object.values(before);
  const now = addMark(before, { ...here, attendance: null }, noon + 1, null);
  expect(Object.keys(withoutSent(now, sent))).toEqual(['one']);
});

test('stored marks are read back, and nothing else', () => {
  const marks = addMark(none, here, noon, null);
  expect(readMarks(JSON.parse(JSON.stringify({ ...marks, junk: 1, more: { a: 2 } })))).toEqual(marks);
  expect(readMarks(undefined)).toEqual({});
});
