import type { Attendance, ContributionType } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { bookings } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { byName } from '../../queries/people.repository';
import { type BookingRow, selectBookings } from './booking.repository';

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
  const given = sql`(with records (booking_id, kind, attendance, at) as (values ${sql.join(values, sql`, `)})
    select booking_id, kind, attendance, at from records) as given`;
  await tx
    .update(bookings)
    .set({ attendance: sql`given.attendance`, attendanceAt: sql`given.at` })
    .from(given)
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

/** Bookings of a gyg by id. */
export async function listBookingsById(
  read: Reader,
  gygId: string,
  bookingIds: readonly string[],
): Promise<Map<string, BookingRow>> {
  const rows = await selectBookings(read).where(and(eq(bookings.gygId, gygId), inArray(bookings.id, [...bookingIds])));
  return new Map(rows.map((row) => [row.id, row]));
}

const expected = (gygId: string) => and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE'));

/** A page of the active bookings of a gyg, by name. */
export function listExpectedRows(
  read: Reader,
  gygId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<BookingRow[]> {
  return selectBookings(read)
    .where(expected(gygId))
    .orderBy(...byName(), asc(bookings.createdAt), asc(bookings.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

/** The number of active bookings of a gyg by their attendance; null is unmarked. */
export function countByAttendance(read: Reader, gygId: string) {
  return read
    .select({ attendance: bookings.attendance, total: count() })
    .from(bookings)
    .where(expected(gygId))
    .groupBy(bookings.attendance);
}
