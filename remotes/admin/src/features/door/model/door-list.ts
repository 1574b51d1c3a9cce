import type { Attendance, AttendanceEntry } from '@gyg/contract';
import { searchText, searchWords } from '@gyg/contract/search-text';
import type { Marks } from './marks';

/** The filters of the door list. */
export const doorFilters = ['unmarked', 'attended', 'absent', 'excused', 'all'] as const;
export type DoorFilter = (typeof doorFilters)[number];

const filterOf: Readonly<Record<Attendance, DoorFilter>> = {
  ATTENDED: 'attended',
  ABSENT: 'absent',
  APPROVED_UNATTENDANCE: 'excused',
};

/** An entry as the device shows it. */
export interface DoorEntry extends AttendanceEntry {
  /** The mark is stored on this device and not sent yet. */
  readonly unsent: boolean;
}

/** The server's entries with the marks of this device over them. */
export function applyMarks(entries: readonly AttendanceEntry[], marks: Marks): DoorEntry[] {
  return entries.map((entry) => {
    const mark = marks[entry.bookingId];
    // Another device may have marked later.
    if (mark === undefined || (entry.attendanceAt !== null && entry.attendanceAt > mark.at)) {
      return { ...entry, unsent: false };
    }
    return { ...entry, attendance: mark.attendance, attendanceAt: mark.at, unsent: true };
  });
}

const groupOf = ({ attendance }: DoorEntry): DoorFilter => (attendance === null ? 'unmarked' : filterOf[attendance]);

/** How many entries each filter shows. */
export function countEntries(entries: readonly DoorEntry[]): Record<DoorFilter, number> {
  const counts = { unmarked: 0, attended: 0, absent: 0, excused: 0, all: entries.length };
  for (const entry of entries) counts[groupOf(entry)] += 1;
  return counts;
}

/** How many people have answered a reminder with "I'm coming". */
export const countComing = (entries: readonly DoorEntry[]): number =>
  entries.filter(({ confirmedAt }) => confirmedAt !== null).length;

/** The entries of a filter whose names contain every word. A search looks through all of them. */
export function findEntries(entries: readonly DoorEntry[], filter: DoorFilter, keyword: string): DoorEntry[] {
  const words = searchWords(keyword);
  if (words.length === 0) return entries.filter((entry) => filter === 'all' || groupOf(entry) === filter);
  return entries.filter(({ bookerName }) => words.every((word) => searchText(bookerName).includes(word)));
}

/** The entries that were marked last, the latest first. */
export function lastMarked(entries: readonly DoorEntry[], count: number): DoorEntry[] {
  return entries
    .filter(({ attendance }) => attendance !== null)
    .toSorted((left, right) => (right.attendanceAt ?? '').localeCompare(left.attendanceAt ?? ''))
    .slice(0, count);
}
