import type { AttendanceEntry } from '@gyg/contract';
import type { BookingRow } from '../booking.repository';

/** A line of the door list. An erased person has no name and no id. */
export function presentAttendance(row: BookingRow): AttendanceEntry {
  const erased = row.erasedAt !== null;
  return {
    bookingId: row.id,
    needId: row.needId,
    contributionType: row.kind,
    needTitle: row.needTitle,
    quantity: row.quantity,
    userId: erased ? null : row.userId,
    bookerName: erased ? '' : row.bookerName,
    userImage: row.bookerImage,
    orgName: row.orgName,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    attendance: row.attendance,
    attendanceAt: row.attendanceAt?.toISOString() ?? null,
  };
}
