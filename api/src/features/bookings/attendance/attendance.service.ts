import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Attendance, AttendanceEntry, ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { TextPaging } from '../../../access/queries/paging.repository';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { type GygRow, getVisibleGyg, gygStateAt } from '../../gygs';
import { countBookingsOf } from '../../needs';
import { requireVisibleBooking } from '../booking.policy';
import { type BookingRow, findBooking } from '../booking.repository';
import { countMarked, listBookingsById, listExpectedIds, setAttendances } from './attendance.repository';

export interface AttendanceInput {
  contributionType: ContributionType;
  /** Null unmarks. */
  attendance: Attendance | null;
  /** When attendance was recorded, for devices that were offline; the latest wins. */
  at?: Date | undefined;
}

/** Attendance is recorded from the start of a gyg on, and also after its end. */
export function requireStarted(gyg: GygRow, now: Date): void {
  const state = gygStateAt(gyg, now);
  if (state !== 'ONGOING' && state !== 'FINISHED') throw problem('gyg.wrong_state');
}

/** The time of a record, limited to between the start and now, because the clock of a device may be wrong. */
export function limitToGyg(at: Date, { startDateTime }: GygRow, now: Date): Date {
  const start = startDateTime?.getTime() ?? Number.NEGATIVE_INFINITY;
  return new Date(Math.min(Math.max(at.getTime(), start), now.getTime()));
}

/** Records attendance, from the start of the gyg on. */
export async function recordAttendance(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  { contributionType, attendance, at = uow.now }: AttendanceInput,
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const row = requireVisibleBooking(actor, gyg, await findBooking(uow.tx, gyg.id, bookingId), contributionType);
  permit('recordAttendance', actor, { gyg });
  requireStarted(gyg, uow.now);
  if (row.status !== 'ACTIVE') throw problem('gyg.wrong_state');
  const record = { bookingId: row.id, contributionType, attendance, at: limitToGyg(at, gyg, uow.now) };
  await setAttendances(uow.tx, gyg.id, [record]);
  return (await findBooking(uow.tx, gyg.id, row.id)) ?? row;
}

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

/** The door list of a gyg, for its hosts: active bookings by name, and how many are marked. */
export async function listAttendance(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { reading, page, pageSize }: TextPaging,
) {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listAttendance', actor, { gyg });
  // On SQLite each statement holds the thread: others are answered between the two that take longest.
  const ids = await listExpectedIds(read, gyg.id, { language: actor.locale, page, pageSize });
  await nextTurn();
  const [bookings, marked, { confirmed: total }] = await Promise.all([
    listBookingsById(read, gyg.id, ids, reading),
    countMarked(read, gyg.id),
    countBookingsOf(read, gyg.id),
  ]);
  const rows = ids.flatMap((id) => bookings.get(id) ?? []);
  const { ATTENDED: attended, ABSENT: absent, APPROVED_UNATTENDANCE: excused } = marked;
  const counts = { total, attended, absent, excused };
  return { entries: rows.map(presentAttendance), total, page, pageSize, counts };
}
