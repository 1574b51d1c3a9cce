import type { Booking, UserBooking } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isSelf, type SignedIn } from '../../access/actor';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import {
  type Asked,
  cancellableUntil,
  type GygRow,
  listGygRowsById,
  listParticipantInfo,
  presentBookedGyg,
} from '../gygs';
import { listUserWaitlist } from '../needs';
import { listUserPlaceRows, type PlaceRow, presentBeneficiaryPlace } from '../recipients';
import { contributionStatistics, hoursOf } from '../reports/contributions';
import { latestOwnStories } from '../stories';
import { changesOf } from './booking.policy';
import { presentBooking } from './booking.presenter';
import { type BookingRow, listActiveBookingRows, listMyRows } from './booking.repository';
import { representationsOf } from './representation/represent.service';

/** Presents bookings with their representation requests. */
export async function presentBookings(read: Reader, rows: readonly BookingRow[]): Promise<Booking[]> {
  const representations = await representationsOf(
    read,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentBooking(row, representations.get(row.id)));
}

export async function presentBookingRow({ db }: ApiContext, row: BookingRow): Promise<Booking> {
  const [booking] = await presentBookings(db.read, [row]);
  if (!booking) throw problem('booking.missing');
  return booking;
}

/** The caller's active bookings of a gyg, and until when the first of them can be cancelled. */
export async function listActiveBookings(
  read: Reader,
  gyg: GygRow,
  userId: string,
  { reading, now }: Asked,
): Promise<{ bookings: Booking[]; cancellableUntil: (Date | null)[]; active: boolean }> {
  const rows = await listActiveBookingRows(read, gyg.id, userId, reading);
  return {
    bookings: await presentBookings(read, rows),
    cancellableUntil: rows.map((row) => cancellableUntil(gyg, row.createdAt, now)),
    active: rows.some((row) => row.status === 'ACTIVE'),
  };
}

interface OwnList extends Paging {
  gygId?: string | undefined;
}

/** The hours that count as given: null until attendance is recorded, and for items. */
function hoursGiven({ kind, status, attendance, durationMinutes }: BookingRow): number | null {
  if (kind !== 'SKILL' || status !== 'ACTIVE' || attendance === null) return null;
  return attendance === 'ATTENDED' ? hoursOf(durationMinutes ?? 0) : 0;
}

/** A booking with its gyg and what can still change, for its booker. */
function presentUserBooking(
  booking: Booking,
  row: BookingRow,
  line: ReturnType<typeof presentBookedGyg>,
  changes: Pick<UserBooking, 'changeable' | 'quantityLimits'>,
): UserBooking {
  // Need titles of a draft are not visible either.
  const shown = line.gygVisible ? booking : { ...booking, needTitle: '', durationMinutes: null };
  // A literal with several spreads of this size takes 25 times as long.
  return Object.assign({}, shown, line, changes, { hours: line.gygVisible ? hoursGiven(row) : null });
}

/**
 * A page of my bookings and places, past and upcoming, with the sums of what was given, and my places in waiting lists.
 * As many statements for many bookings as for one. Throws 404 for other users' lists.
 */
export async function listUserBookings(
  context: ApiContext,
  actor: SignedIn,
  userId: string,
  { gygId, page, pageSize }: OwnList,
  asked: Asked,
) {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const { db, config } = context;
  const { reading, now } = asked;
  const list = { gygId, reading, page, pageSize };
  const [{ rows, total: bookingCount }, places, stories, contribution, waitlist] = await Promise.all([
    listMyRows(db.read, userId, list),
    listUserPlaceRows(db.read, userId, list),
    latestOwnStories(db.read, userId),
    contributionStatistics(db.read, { userId }),
    listUserWaitlist(context, userId, gygId, asked),
  ]);
  const gygIds = [...new Set([...rows, ...places.rows].map((row) => row.gygId))];
  const [gygs, infos, shown] = await Promise.all([
    listGygRowsById(db.read, gygIds),
    listParticipantInfo(db.read, gygIds, asked),
    presentBookings(db.read, rows),
  ]);
  const lineOf = (gyg: GygRow, row: BookingRow | PlaceRow) =>
    presentBookedGyg(gyg, row, {
      ...{ config, reading, now },
      story: stories.get(gyg.id),
      participantInfo: infos.get(gyg.id),
    });
  return {
    bookings: rows.flatMap((row, index) => {
      const [gyg, booking] = [gygs.get(row.gygId), shown[index]];
      return gyg && booking ? [presentUserBooking(booking, row, lineOf(gyg, row), changesOf(row, gyg, now))] : [];
    }),
    bookingCount,
    places: places.rows.flatMap((row) => {
      const gyg = gygs.get(row.gygId);
      return gyg ? [presentBeneficiaryPlace(row, lineOf(gyg, row))] : [];
    }),
    placeCount: places.total,
    page,
    pageSize,
    waitlist,
    totals: {
      hours: contribution.hours,
      gygs: contribution.gygs,
      goals: contribution.goals.length,
      items: contribution.items,
    },
  };
}
