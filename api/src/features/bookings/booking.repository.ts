import type { ReadingLanguage } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import { bookings, gygs, memberships, needs, organizations, users } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { staysInMyBookings } from '../../access/queries/booked-gyg.repository';
import type { TextPaging } from '../../access/queries/paging.repository';
import {
  bookedNeedTitleIn,
  secondNeedTitle,
  type TextLanguage,
} from '../../access/queries/texts-in-language.repository';

export type NewBooking = typeof bookings.$inferInsert;
export type BookingStatus = (typeof bookings.$inferSelect)['status'];

/** A status that uses capacity. */
export type ActiveStatus = Extract<BookingStatus, 'ACTIVE' | 'PENDING'>;

/** Statuses that use capacity, in the order in which a booking has them. */
export const activeStatuses: ActiveStatus[] = ['PENDING', 'ACTIVE'];

export const isActive = (status: BookingStatus): status is ActiveStatus => status === 'ACTIVE' || status === 'PENDING';

/**
 * Whether the booker is still a member of the represented organisation. For `exists` PostgreSQL would read all memberships
 * once, instead of one by its key for each booking.
 */
export const stillMember = sql<boolean>`(select ${memberships.userId} from ${memberships}
  where ${memberships.organizationId} = ${bookings.organizationId} and ${memberships.userId} = ${bookings.userId})
  is not null`.mapWith(Boolean);

/** The name of the host who thanked; empty if they erased their account. */
const thankedByName = sql<
  string | null
>`(select thanker.full_name from users thanker where thanker.id = ${bookings.thankedBy})`;

/**
 * A booking with the names it points to, and the title of its need in a language: to be selected from bookings joined with
 * gygs, needs, users and organisations.
 */
const bookingColumns = (reading: TextLanguage) => ({
  id: bookings.id,
  gygId: bookings.gygId,
  needId: bookings.needId,
  userId: bookings.userId,
  kind: bookings.kind,
  quantity: bookings.quantity,
  bookingComment: bookings.bookingComment,
  status: bookings.status,
  cancelReason: bookings.cancelReason,
  cancelledBy: bookings.cancelledBy,
  cancelledAt: bookings.cancelledAt,
  attendance: bookings.attendance,
  attendanceAt: bookings.attendanceAt,
  confirmedAt: bookings.confirmedAt,
  thanks: bookings.thanks,
  thankedByName,
  organizationId: bookings.organizationId,
  createdAt: bookings.createdAt,
  needTitle: bookedNeedTitleIn(reading),
  secondNeedTitle,
  needWhoCanOffer: needs.whoCanOffer,
  needNeedsApproval: needs.needsApproval,
  needLeft: sql<number>`${needs.offeredPositions} - ${needs.bookedPositions}`.mapWith(Number),
  durationMinutes: needs.durationMinutes,
  bookerName: users.fullName,
  bookerEmail: users.email,
  bookerImage: users.profileImage,
  bookerLocale: users.locale,
  showName: users.showName,
  erasedAt: users.erasedAt,
  stillMember,
  orgName: organizations.name,
});

/** Bookings with need, booker and represented organisation. Add conditions and order. */
export const selectBookings = (read: Reader, reading: TextLanguage = 'own') =>
  read
    .select(bookingColumns(reading))
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(organizations, eq(organizations.id, bookings.organizationId));
export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number];
/** What everyone may see of a booking. */
export type PublicBookingRow = Pick<
  BookingRow,
  'id' | 'gygId' | 'needId' | 'kind' | 'quantity' | 'organizationId' | 'needWhoCanOffer' | 'orgName'
>;

const findOne = prepared({ gygId: bookings.gygId, id: bookings.id }, (db, { gygId, id }) =>
  selectBookings(db).where(and(eq(bookings.gygId, gygId), eq(bookings.id, id))),
);
const listActive = prepared(
  { gygId: bookings.gygId, userId: bookings.userId, reading: 'text' },
  (db, { gygId, userId, reading }) =>
    selectBookings(db, reading)
      .where(and(eq(bookings.gygId, gygId), eq(bookings.userId, userId), inArray(bookings.status, activeStatuses)))
      .orderBy(asc(bookings.createdAt), asc(bookings.id)),
);
const listOfNeed = prepared({ needId: bookings.needId, userId: bookings.userId }, (db, { needId, userId }) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.needId, needId), eq(bookings.userId, userId), inArray(bookings.status, activeStatuses))),
);

const { startDateTime, endDateTime, publishedAt, finishedAt } = gygs;
const findWithTimes = prepared({ id: bookings.id }, (db, { id }) =>
  db
    .select({ ...bookingColumns('own'), startDateTime, endDateTime, publishedAt, finishedAt })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(organizations, eq(organizations.id, bookings.organizationId))
    .where(eq(bookings.id, id)),
);

/** A booking with the times of its gyg. */
export async function findBookingWithTimes(read: Reader, id: string) {
  const [row] = await findWithTimes(read, { id });
  return row;
}

export async function findBooking(read: Reader, gygId: string, bookingId: string): Promise<BookingRow | undefined> {
  const [row] = await findOne(read, { gygId, id: bookingId });
  return row;
}

/** A user's active bookings of a gyg. */
export function listActiveBookingRows(
  read: Reader,
  gygId: string,
  userId: string,
  reading: ReadingLanguage = 'own',
): Promise<BookingRow[]> {
  return listActive(read, { gygId, userId, reading });
}

/** All bookings of a user, newest first. */
export function listUserRows(read: Reader, userId: string): Promise<BookingRow[]> {
  return selectBookings(read).where(eq(bookings.userId, userId)).orderBy(desc(bookings.createdAt), desc(bookings.id));
}

const mine = (userId: SQL<string>, ofGyg?: SQL) => and(eq(bookings.userId, userId), ofGyg, staysInMyBookings(bookings));
const newestFirst = [desc(bookings.createdAt), desc(bookings.id)];
const countBookings = (read: Reader, where: SQL | undefined) =>
  read.select({ total: count() }).from(bookings).where(where);

const paged = { userId: bookings.userId, reading: 'text', limit: 'number', offset: 'number' } as const;
const listMine = prepared(paged, (db, { userId, reading, limit, offset }) =>
  selectBookings(db, reading)
    .where(mine(userId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset),
);
const countMine = prepared({ userId: bookings.userId }, (db, { userId }) => countBookings(db, mine(userId)));
const listMineOfGyg = prepared({ ...paged, gygId: bookings.gygId }, (db, { userId, gygId, reading, limit, offset }) =>
  selectBookings(db, reading)
    .where(mine(userId, eq(bookings.gygId, gygId)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset),
);
const countMineOfGyg = prepared({ userId: bookings.userId, gygId: bookings.gygId }, (db, { userId, gygId }) =>
  countBookings(db, mine(userId, eq(bookings.gygId, gygId))),
);

interface OwnRows extends TextPaging {
  gygId: string | undefined;
}

/** A page of the bookings shown in My bookings, of all gygs or of one, newest first, and how many there are. */
export async function listMyRows(
  read: Reader,
  userId: string,
  { gygId, reading, page, pageSize }: OwnRows,
): Promise<{ rows: BookingRow[]; total: number }> {
  const paging = { reading, limit: pageSize, offset: page * pageSize };
  const [rows, [counted]] = await (gygId === undefined
    ? Promise.all([listMine(read, { userId, ...paging }), countMine(read, { userId })])
    : Promise.all([listMineOfGyg(read, { userId, gygId, ...paging }), countMineOfGyg(read, { userId, gygId })]));
  return { rows, total: counted?.total ?? 0 };
}

export async function hasBookedNeed(read: Reader, needId: string, userId: string): Promise<boolean> {
  return (await listOfNeed(read, { needId, userId })).length > 0;
}

/** Undefined if the user has already booked the need, also under concurrent calls. */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<string | undefined> {
  const [row] = await tx.insert(bookings).values(booking).onConflictDoNothing().returning({ id: bookings.id });
  return row?.id;
}

/**
 * Changes the status of a booking that still has one of these statuses. Returns what it reserved, with the status that
 * it had, to exactly one of several concurrent callers; undefined to the others.
 */
export async function updateBookingStatus(
  tx: Tx,
  bookingId: string,
  from: readonly ActiveStatus[],
  to: Partial<NewBooking>,
): Promise<{ quantity: number; status: ActiveStatus } | undefined> {
  // One statement for each, because an update returns only the new status.
  for (const status of from) {
    const [row] = await tx
      .update(bookings)
      .set(to)
      .where(and(eq(bookings.id, bookingId), eq(bookings.status, status)))
      .returning({ quantity: bookings.quantity });
    if (row) return { quantity: row.quantity, status };
  }
  return undefined;
}

/** Updates a booking that has not changed since it was read; false if it has. */
export async function changeBooking(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'quantity'>,
  changes: { quantity: number; bookingComment: string },
): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set(changes)
    .where(
      and(
        eq(bookings.id, booking.id),
        eq(bookings.quantity, booking.quantity),
        inArray(bookings.status, activeStatuses),
      ),
    )
    .returning({ id: bookings.id });
  return changed.length === 1;
}

/** Writes or removes the thanks of an active booking; true if the text is another than before. */
export async function writeThanks(
  tx: Tx,
  bookingId: string,
  thanks: { thanks: string | null; thankedBy: string | null; thankedAt: Date | null },
): Promise<boolean> {
  const other =
    thanks.thanks === null
      ? isNotNull(bookings.thanks)
      : or(isNull(bookings.thanks), ne(bookings.thanks, thanks.thanks));
  const written = await tx
    .update(bookings)
    .set(thanks)
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'ACTIVE'), other))
    .returning({ id: bookings.id });
  return written.length === 1;
}

/** The gyg of a booking. */
export async function findBookingGyg(read: Reader, bookingId: string) {
  const [row] = await read
    .select({ gygId: bookings.gygId, kind: bookings.kind })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row;
}
