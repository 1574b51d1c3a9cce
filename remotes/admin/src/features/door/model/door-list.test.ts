import type { AttendanceEntry } from '@gyg/contract';
import { expect, test } from 'vitest';
import { applyMarks, countEntries, findEntries, lastMarked } from './door-list';

const entry = (bookingId: string, bookerName: string, over: Partial<AttendanceEntry> = {}): AttendanceEntry => ({
  bookingId,
  needId: 'need-picker',
  contributionType: 'SKILL',
  needTitle: 'Shore picker',
  quantity: 1,
  userId: bookingId,
  bookerName,
  userImage: null,
  orgName: null,
  confirmedAt: null,
  attendance: null,
  attendanceAt: null,
  ...over,
});
const at = (minute: number) => `2027-06-12T07:${minute}:00.000Z`;
const mark = (bookingId: string, minute: number) => ({
  bookingId,
  contributionType: 'SKILL' as const,
  attendance: 'ATTENDED' as const,
  at: at(minute),
});

test('marks of this device are shown over those of the server, unless another device marked later', () => {
  const entries = [entry('a', 'Åsa'), entry('b', 'Bo', { attendance: 'ABSENT', attendanceAt: at(40) })];
  const shown = applyMarks(entries, { a: mark('a', 35), b: mark('b', 35) });
  expect(shown.map(({ attendance, unsent }) => [attendance, unsent])).toEqual([
    ['ATTENDED', true],
    ['ABSENT', false],
  ]);
});

test('a filter shows its group; a search finds names in all groups, without accents', () => {
  const shown = applyMarks([entry('a', 'Åsa Öberg'), entry('b', 'Bo Ek')], { b: mark('b', 35) });
  expect(countEntries(shown)).toEqual({ unmarked: 1, attended: 1, absent: 0, excused: 0, all: 2 });
  expect(findEntries(shown, 'unmarked', '').map(({ bookingId }) => bookingId)).toEqual(['a']);
  expect(findEntries(shown, 'unmarked', 'ek').map(({ bookingId }) => bookingId)).toEqual(['b']);
  expect(findEntries(shown, 'attended', 'oberg asa').map(({ bookingId }) => bookingId)).toEqual(['a']);
  expect(findEntries(applyMarks([entry('c', 'Ann\u2011Marie O’Neill')], {}), 'all', "ann-marie o'neill")).toHaveLength(
    1,
  );
});

test('the last marked come first', () => {
  const shown = applyMarks([entry('a', 'A'), entry('b', 'B'), entry('c', 'C')], { a: mark('a', 35), c: mark('c', 36) });
  expect(lastMarked(shown, 5).map(({ bookingId }) => bookingId)).toEqual(['c', 'a']);
});
