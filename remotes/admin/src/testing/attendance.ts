import type { AnswerOf, AttendanceEntry } from '@gyg/contract';

const names = [
  'Maja Lindqvist',
  'Linh Tran',
  'Jonas Wiik',
  'Joseph Mensah',
  'Hanna Ek',
  'Fatima Noori',
  'Karin Sjöberg',
];
const marks = [null, null, null, null, null, 'ATTENDED', 'APPROVED_UNATTENDANCE'] as const;

/** People who are expected at a gyg; the last two are marked. */
export const attendanceEntries: readonly AttendanceEntry[] = names.map((bookerName, index) => ({
  bookingId: `b-${index}`,
  needId: index === 4 ? 'need-gloves' : 'need-picker',
  contributionType: index === 4 ? 'COMMODITY' : 'SKILL',
  needTitle: index === 4 ? 'Rubber gloves, small' : 'Shore picker',
  quantity: index === 4 ? 10 : 1,
  userId: `user-${index}`,
  bookerName,
  userImage: null,
  orgName: index === 2 ? 'Ren Kust Bohuslän' : null,
  confirmedAt: index % 2 === 0 ? '2026-06-10T08:00:00.000Z' : null,
  attendance: marks[index] ?? null,
  attendanceAt: marks[index] === null ? null : `2026-06-12T07:4${index}:00.000Z`,
}));

/** The door list, as the API answers. */
export function attendanceAnswer(entries: readonly AttendanceEntry[]): AnswerOf<'listAttendance'> {
  const of = (attendance: AttendanceEntry['attendance']) =>
    entries.filter((entry) => entry.attendance === attendance).length;
  return {
    entries: [...entries],
    total: entries.length,
    page: 0,
    pageSize: 500,
    counts: {
      total: entries.length,
      attended: of('ATTENDED'),
      absent: of('ABSENT'),
      excused: of('APPROVED_UNATTENDANCE'),
    },
  };
}
