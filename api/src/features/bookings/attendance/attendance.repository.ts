import type { Attendance, ContributionType, Locale, ReadingLanguage } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import { bookings, users } from '@gyg/database/schema';
import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Paging } from '../../../access/queries/paging.repository';
import { erasedLast } from '../../../access/queries/people.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';
import { type BookingRow, selectBookings } from '../booking.repository';
import { sortBookings } from '../booking-list.repository';

export interface AttendanceRecord {
  bookingId: string;
  contributionType: ContributionType;
  /** Null unmarks. */
  attendance: Attendance | null;
  at: Date;
}

/**
 * Records attendance of active bookings of a gyg in one statement, each unless a later record exists, so that devices
 * may send in any order. At most one record for each booking and kind.
 */
export async function setAttendances(tx: Tx, gygId: string, records: readonly AttendanceRecord[]): Promise<void> {
  // PostgreSQL takes uncast values of a list as text. SQLite reads `timestamptz` as a number, which its times are.
  const values = records.map(
    ({ bookingId, contributionType, attendance, at }) =>
      sql`(${bookingId}, ${contributionType}, cast(${attendance} as text),
        cast(${sql.param(at, bookings.attendanceAt)} as timestamptz))`,
  );
  const recorded = sql`(with records (booking_id, kind, attendance, at) as (values ${sql.join(values, sql`, `)})
    select booking_id, kind, attendance, at from records) as given`;
  await tx
    .update(bookings)
    .set({ attendance: sql`given.attendance`, attendanceAt: sql`given.at` })
    .from(recorded)
    .where(
      and(
        sql`${bookings.id} = given.booking_id`,
        sql`${bookings.kind} = given.kind`,
        eq(bookings.gygId, gygId),
        eq(bookings.status, 'ACTIVE'),
        or(isNull(bookings.attendanceAt), sql`${bookings.attendanceAt} <= given.at`),
      ),
    );
}

const byIds = prepared({ ids: 'ids', reading: 'text' }, (db, { ids, reading }) =>
  selectBookings(db, reading).where(inArray(bookings.id, ids)),
);

/** Bookings of a gyg by id. With the gyg as a condition, SQLite would read all its bookings. */
export async function listBookingsById(
  read: Reader,
  gygId: string,
  bookingIds: readonly string[],
  reading: ReadingLanguage,
): Promise<Map<string, BookingRow>> {
  const rows = await byIds(read, { ids: bookingIds, reading });
  return new Map(rows.filter((row) => row.gygId === gygId).map((row) => [row.id, row]));
}

const expected = (gygId: string) => and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE'));

/** The ids of a page of the active bookings of a gyg, by name. */
export async function listExpectedIds(
  read: Reader,
  gygId: string,
  { language, page, pageSize }: Paging & { language: Locale },
): Promise<string[]> {
  const rows = await read.select({ id: bookings.id }).from(bookings).where(expected(gygId));
  const ids = rows.map(({ id }) => id);
  const value = sql`${nameColumn(users, language)}`;
  const sorted = await sortBookings(read, ids, { last: erasedLast, value, way: 'asc', ties: 'oldest' });
  return sorted.slice(page * pageSize, (page + 1) * pageSize);
}

/** The number of active bookings of a gyg with each attendance, without those that are not marked. */
export async function countMarked(read: Reader, gygId: string): Promise<Record<Attendance, number>> {
  const rows = await read
    .select({ attendance: bookings.attendance, total: count() })
    .from(bookings)
    .where(and(expected(gygId), isNotNull(bookings.attendance)))
    .groupBy(bookings.attendance);
  const of = (attendance: Attendance) => rows.find((row) => row.attendance === attendance)?.total ?? 0;
  return { ATTENDED: of('ATTENDED'), ABSENT: of('ABSENT'), APPROVED_UNATTENDANCE: of('APPROVED_UNATTENDANCE') };
}
